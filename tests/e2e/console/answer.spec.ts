import { collections } from '@studio/domain/collections'
import { replaceInbox } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test } from '../support/studio'
import { lookAt, phoneInSpanish } from '../support/views'

const inbox = store.collection(collections.messages)
const stored = async () => (await inbox.get()).docs[0]?.data()

for (const view of phoneInSpanish)
  test(`An enquiry is answered in its visitor’s language, and counts as answered once who comes back says so (${view.language}, ${view.width} px)`, async ({
    ownerPage: page,
  }) => {
    await replaceInbox([
      {
        ...{ name: 'Camille', email: 'camille@example.com', language: 'fr', subject: 'reel', budget: 'alto' },
        message: 'Bonjour, quel prix ? WhatsApp : +57 311 222 3333',
        created_at: new Date(),
      },
    ])
    const { t } = await lookAt(page, view)
    await page.goto('/admin/messages')
    await page.getByRole('link', { name: t('admin.messages.view', { name: 'Camille' }) }).click()
    await page.getByRole('textbox', { name: t('admin.answers.note.label') }).fill('Llamar el lunes.')
    await expect.poll(async () => (await stored())?.note).toBe('Llamar el lunes.')

    await page.getByRole('button', { name: t('admin.answers.reply.open') }).click()
    const answer = page.getByRole('dialog', { name: t('admin.answers.reply.title', { name: 'Camille' }) })
    const text = answer.getByLabel(t('admin.answers.reply.text'), { exact: true })
    await expect(text).toHaveValue(/^Bonjour Camille,.*Reel/s)
    await answer
      .getByLabel(t('admin.answers.reply.template'))
      .selectOption({ label: t('admin.answers.templates.pilot.name') })
    await expect(text).toHaveValue(/échantillon|essai|pilote/)
    await text.fill('Bonjour Camille, voici le prix.')
    await expect(answer.getByRole('link', { name: t('admin.answers.reply.chat') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/573112223333\?text=Bonjour/,
    )
    const mail = answer.getByRole('link', { name: t('admin.messages.dialog.reply') })
    const address = new URL((await mail.getAttribute('href')) ?? '')
    expect(decodeURIComponent(address.pathname)).toBe('camille@example.com')
    expect(address.searchParams.get('body')).toMatch(/^Bonjour Camille, voici le prix\..*> Bonjour, quel prix/s)
    await mail.click()
    await page.keyboard.press('Escape')
    await expect(answer).toHaveCount(0)
    expect((await stored())?.status).toBe('read')

    // The window has the focus again.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    const question = page.getByRole('status').filter({ hasText: t('admin.answers.asked.title', { name: 'Camille' }) })
    await question.getByRole('button', { name: t('admin.answers.asked.yes') }).click()
    await expect.poll(async () => (await stored())?.status).toBe('replied')
    await expect(question).toHaveCount(0)
  })
