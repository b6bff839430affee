import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { replaceInbox } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test } from '../support/studio'
import { inBothViews, phoneInArabic, setView, untilSynced, type View } from '../support/views'

/* The number of keystrokes for the inbox of a morning, in a real browser with the real store. */

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Persona ${count - at}`,
    language: 'fr' as const,
    created_at: new Date(Date.now() - at * 60_000),
  }))
const inbox = store.collection(collections.messages)
const storedWith = async (status: string) => (await inbox.where('status', '==', status).count().get()).data().count

test('Twenty enquiries are triaged by keyboard in fewer than 60 keystrokes: read, archived, undone, answered; a wrongly suspected one is cleared', async ({
  ownerPage: page,
}) => {
  await inBothViews(phoneInArabic, (view) => triage(page, view))
})

async function triage(page: Page, view: View) {
  await replaceInbox([...many(20), { name: 'Robot', status: 'replied', suspected: true }])
  const { t } = await setView(page, view)
  await page.goto('/admin/messages')
  await expect(page.getByRole('row')).toHaveCount(21)
  const message = (n: number) =>
    page.getByRole('dialog', { name: t('admin.messages.dialog.title', { name: `Persona ${n}` }), exact: true })
  const opener = (name: string) => page.getByRole('link', { name: t('admin.messages.view', { name }), exact: true })
  let keystrokes = 0
  const press = async (key: string) => {
    keystrokes++
    await page.keyboard.press(key)
  }
  await press('j')
  await press('Enter')
  for (let n = 20; n > 2; n--) {
    await expect(message(n)).toBeVisible()
    // Every third one stays in the inbox.
    await press(n % 3 === 0 ? 'j' : 'e')
  }
  await expect(message(2)).toBeVisible()
  await press('e')
  await press('u')
  await expect(page.getByText(t('admin.history.undo.done'))).toBeVisible()
  await expect(message(1)).toBeVisible()
  await press('r')
  const answer = page.getByRole('dialog', { name: t('admin.answers.reply.title', { name: 'Persona 1' }) })
  await expect(answer.getByLabel(t('admin.answers.reply.text'), { exact: true })).toHaveValue(/^Bonjour Persona 1,/)
  await press('Escape')
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener('Persona 1')).toBeFocused()
  expect(keystrokes).toBeLessThanOrEqual(60)
  test.info().annotations.push({ type: 'keystrokes for 20 enquiries', description: String(keystrokes) })
  await expect.poll(() => storedWith('archived')).toBe(12)
  await expect.poll(() => storedWith('read')).toBe(8)

  // The counters are filters; one key clears a suspected enquiry.
  const counter = page
    .getByRole('region', { name: t('admin.messages.counters.label') })
    .getByRole('button', { name: t('admin.messages.filter.suspected') })
  await counter.click()
  await expect(counter).toHaveAttribute('aria-pressed', 'true')
  await expect(opener('Robot')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(opener('Robot')).toBeFocused()
  await page.keyboard.press('s')
  await expect(opener('Robot')).toHaveCount(0)
  const cleared = async () =>
    (await inbox.where('status', '==', 'replied').get()).docs.map((one) => one.get('suspected'))
  await expect.poll(cleared).toEqual([false])
  // The next view begins with other enquiries, so all changes of this view must be published first.
  await untilSynced(page, t)
}
