import { edit, openProjects, storedProject, syncState } from './devices'
import { expect, offlineErrors, setOffline, test } from './studio'

test.use({ expectedErrors: offlineErrors })

test('After many edits offline, a first try that fails is soon followed by another', async ({ ownerPage }) => {
  const { title, read } = await storedProject('Cobertura')
  await openProjects(ownerPage, title)
  await setOffline(ownerPage, true)
  for (const client of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) await edit(ownerPage, title, 'Cliente', client)
  await ownerPage.route('**/documents:*', (route) => route.abort())
  const failed = ownerPage.waitForEvent('console', (message) => message.text().includes('changes wait for the server'))
  await setOffline(ownerPage, false)
  await failed
  await ownerPage.unroute('**/documents:*')
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible({ timeout: 10_000 })
  expect(await read()).toMatchObject({ client_name: 'cinco' })
})
