import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { formatNumber } from '../../../web/src/i18n/format'
import { countedMessages, replaceInbox, storeMessage } from '../../support/messages'
import { store } from '../../support/store'
import { expect, offlineErrors, setOffline, test } from '../support/studio'
import { inBothViews, phoneInSpanish, setView, type View } from '../support/views'

/* The search with the real store; its results and texts are tested in tests/components/messages. */

test.use({ expectedErrors: offlineErrors })

const inbox = store.collection(collections.messages)

/** The enquiry to find, from yesterday. */
const old = { created_at: new Date(Date.now() - 86_400_000), message: 'Un corto sobre cervezas artesanales' }

test('A search finds old, archived and suspected enquiries, even offline; erased ones are removed from the device', async ({
  ownerPage: page,
}) => {
  await replaceInbox([
    ...countedMessages(120),
    { ...old, name: 'Archivada', status: 'archived' },
    { ...old, name: 'Sospechosa', suspected: true },
    { ...old, name: 'Borrada', suspected: null, trashed_from: 'inbox' },
  ])
  await inBothViews(phoneInSpanish, (view) => search(page, view))
})

async function search(page: Page, view: View) {
  const erased = await storeMessage({ ...old, name: 'Olvidada' })
  const { t } = await setView(page, view)
  const words = 'admin.messages.search'
  const say = (value: number) => formatNumber(view.language, value)
  const everywhere = (count: number) => page.getByText(t(`${words}.everywhere`, { count, n: say(count) }))
  await page.goto('/admin/messages?status=new')
  const field = page.getByLabel(t(`${words}.label`))
  await field.pressSequentially('ARTESANALES cerv', { delay: 50 })
  await expect(page.getByRole('rowheader')).toHaveText([/Olvidada|Archivada|Sospechosa/, /./, /./])
  // All except the one in the trash.
  await expect(everywhere(123)).toBeVisible()
  await expect(page.getByText(t(`${words}.found`, { count: 3, n: say(3) }))).toBeVisible()
  await inbox.doc(erased).delete()
  await expect(everywhere(122)).toBeVisible()
  await expect(page.getByText(t(`${words}.found`, { count: 2, n: say(2) }))).toBeVisible()

  await setOffline(page, true)
  await field.fill('persona 7 ')
  const [asOf = ''] = t(`${words}.asOf`, { count: 122, n: say(122), when: '|' }).split('|')
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(
    page.getByRole('link', { name: t('admin.messages.view', { name: 'Persona 7' }), exact: true }),
  ).toBeVisible()
  await setOffline(page, false)
  await expect(everywhere(122)).toBeVisible()
}
