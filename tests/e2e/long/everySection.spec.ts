import { changeSections, readsSections, untouchedPage } from '../support/everySection'
import { offlineErrors, setOffline, test } from '../support/studio'

test.use({ expectedErrors: offlineErrors })

test('The owner changes every section twice on the page itself, with and without a network; visitors read both in three languages', async ({
  ownerPage,
  visitorPage,
}) => {
  test.setTimeout(1_800_000)
  const expected = untouchedPage()
  await ownerPage.goto('/admin/page')
  await changeSections(ownerPage, expected, 'uno')
  await readsSections(visitorPage, expected)
  await setOffline(ownerPage, true)
  await changeSections(ownerPage, expected, 'dos')
  await setOffline(ownerPage, false)
  await readsSections(visitorPage, expected)
})
