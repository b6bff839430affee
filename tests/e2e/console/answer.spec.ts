import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { storeMessage } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test } from '../support/studio'
import { inBothViews, phoneInSpanish, setView, type View } from '../support/views'

const inbox = store.collection(collections.messages)

test('An enquiry is answered in its visitor’s language, and counts as answered once the owner returns and confirms it', async ({
  ownerPage: page,
}) => {
  await inBothViews(phoneInSpanish, (view) => answer(page, view))
})

async function answer(page: Page, view: View) {
  // Each view has its own enquiry, because changes of the other view's may still be arriving.
  const name = view.language === 'es' ? 'Amélie' : 'Margaux'
  const id = await storeMessage({
    ...{ name, email: `${view.language}@example.com`, language: 'fr', subject: 'reel', budget: 'alto' },
    message: 'Bonjour, quel prix ? WhatsApp : +57 311 222 3333',
  })
  const stored = async () => (await inbox.doc(id).get()).data()
  const { t } = await setView(page, view)
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: t('admin.messages.view', { name }) }).click()
  await page.getByRole('textbox', { name: t('admin.answers.note.label') }).fill('Llamar el lunes.')
  await expect.poll(async () => (await stored())?.note).toBe('Llamar el lunes.')

  await page.getByRole('button', { name: t('admin.answers.reply.open') }).click()
  const answer = page.getByRole('dialog', { name: t('admin.answers.reply.title', { name }) })
  const text = answer.getByLabel(t('admin.answers.reply.text'), { exact: true })
  await expect(text).toHaveValue(new RegExp(`^Bonjour ${name},.*Reel`, 's'))
  await answer
    .getByLabel(t('admin.answers.reply.template'))
    .selectOption({ label: t('admin.answers.templates.pilot.name') })
  await expect(text).toHaveValue(/échantillon|essai|pilote/)
  await text.fill(`Bonjour ${name}, voici le prix.`)
  await expect(answer.getByRole('link', { name: t('admin.answers.reply.chat') })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/573112223333\?text=Bonjour/,
  )
  const mail = answer.getByRole('link', { name: t('admin.messages.dialog.reply') })
  const address = new URL((await mail.getAttribute('href')) ?? '')
  expect(decodeURIComponent(address.pathname)).toBe(`${view.language}@example.com`)
  expect(address.searchParams.get('body')).toMatch(
    new RegExp(`^Bonjour ${name}, voici le prix\\..*> Bonjour, quel prix`, 's'),
  )
  await mail.click()
  await page.keyboard.press('Escape')
  await expect(answer).toHaveCount(0)
  expect((await stored())?.status).toBe('read')

  // The window gets the focus back.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const question = page.getByRole('status').filter({ hasText: t('admin.answers.asked.title', { name }) })
  await question.getByRole('button', { name: t('admin.answers.asked.yes') }).click()
  await expect.poll(async () => (await stored())?.status).toBe('replied')
  await expect(question).toHaveCount(0)
}
