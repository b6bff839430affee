import { randomUUID } from 'node:crypto'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { minimumOpenMs } from '@studio/domain/messages/contact'
import { policyVersion } from '@studio/domain/messages/policy'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import type { APIRequestContext } from 'playwright/test'
import { accounts } from '../../../scripts/seed/accounts.ts'
import { settingsDocument } from '../../support/factories'
import { startNoticeServices } from '../../support/noticeServices'
import { siteUrl } from '../../support/site'
import { store } from '../../support/store'
import { pushTo } from '../support/notifications'
import { test as base, expect, toast, unique } from '../support/studio'

/*
 * An enquiry reaches the owner while the console is closed. Triggers are off in these tests, so each test tells the
 * studio itself, through a mail server and a push service on this machine.
 */

const test = base.extend<{ services: Awaited<ReturnType<typeof startNoticeServices>> }>({
  services: async ({ browser: _ }, use) => {
    const services = await startNoticeServices({ db: store, origin: siteUrl() })
    await use(services)
    await services.close()
  },
})
test.use({ serviceWorkers: 'allow' })

const [{ uid: owner }] = accounts
const address = 'valeria@studio.example'

const set = (group: Partial<Settings['notifications']>) =>
  store
    .collection(collections.settings)
    .doc('notifications')
    .set(settingsDocument('notifications', owner, { ...defaultSettings.notifications, ...group }))

/** Sends the contact form's request. Returns the enquiry's id. */
async function send(request: APIRequestContext, given: { name: string; message: string }) {
  const form = { ...given, email: 'ana@example.com', consent: true, language: 'fr' }
  const data = { ...form, key: randomUUID(), open_ms: 45_000, policy_version: policyVersion }
  const answer = await request.post(`/api/${calls.submitContact.name}`, { data: { data } })
  const { result } = (await answer.json()) as { result: { id: string } }
  return result.id
}

test('With the console closed, each enquiry is one notification with its first words, and a press opens it', async ({
  ownerPage: page,
  services: { addDevice, tellOf },
}) => {
  await page.goto('/privacy')
  const { deliver, notifications, press, badge, opened } = await pushTo(page)
  const phone = await addDevice(owner, { language: 'de' })
  const ana = await send(page.request, { name: 'Ana', message: 'Tres reels, por favor. Mi número: +57 300 123 4567' })
  const ben = await send(page.request, { name: 'Ben', message: 'Quiero un video corto.' })
  for (const id of [ana, ben]) await tellOf(id)
  // The push service may repeat a message.
  for (const notice of [...phone.received, ...phone.received]) await deliver(notice)

  expect(await notifications()).toEqual([
    {
      ...{ title: 'Nachricht von Ana', body: 'Tres reels, por favor. Mi número: +57 300 123 4567\nFranzösisch' },
      ...{ tag: `enquiry-${ana}`, lang: 'de', silent: false, actions: ['Öffnen', 'Chat'] },
    },
    {
      ...{ title: 'Nachricht von Ben', body: 'Quiero un video corto.\nFranzösisch' },
      ...{ tag: `enquiry-${ben}`, lang: 'de', silent: false, actions: ['Öffnen'] },
    },
  ])
  const unread = await store
    .collection(collections.messages)
    .where('status', '==', 'new')
    .where('suspected', '==', false)
    .count()
    .get()
  expect(await badge()).toBe(unread.data().count)

  await press(`enquiry-${ana}`, 'chat')
  await press(`enquiry-${ben}`, 'open')
  await expect.poll(opened).toEqual(['https://wa.me/573001234567?text=', `/admin/messages?open=${ben}`])
  expect(await notifications()).toEqual([])
  await page.goto((await opened())[1] ?? '')
  await expect(page.getByRole('dialog', { name: 'Mensaje de Ben' })).toBeVisible()
})

/** Returns a mail as its reader sees it, as far as these tests look at it. */
const readable = ({ text = '' }: { text?: string } = {}) => text.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')

test('A visitor’s enquiry is mailed to the owner, whose link opens it, and confirmed in the visitor’s language', async ({
  ownerPage: page,
  visitorPage: visitor,
  services: { mails, tellOf },
}) => {
  await set({ email_enabled: true, email_address: address, receipt_enabled: true })
  const email = `${unique('camille').replace(' ', '.')}@example.com`
  await visitor.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await visitor.goto('/fr/#contact')
  const form = visitor.locator('#contact form')
  await form.locator('[name=name]').fill('Camille')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=phone]').fill('+33 6 12 34 56 78')
  await form.locator('[name=message]').fill('Bonjour, trois vidéos pour ma boutique.')
  await form.locator('[name=consent]').check()
  // A form that is sent faster counts as a bot's.
  await expect.poll(() => visitor.evaluate(() => performance.now())).toBeGreaterThan(minimumOpenMs)
  await form.locator('[type=submit]').click()
  const found = async () => (await store.collection(collections.messages).where('email', '==', email).get()).docs
  await expect.poll(found).toHaveLength(1)
  const [{ id } = { id: '' }] = await found()
  await tellOf(id)

  const mailTo = (recipient: string) => readable(mails.received.find(({ to }) => to.includes(recipient)))
  const link = `${siteUrl()}/admin/messages?open=${id}`
  expect(mails.received).toHaveLength(2)
  expect(mailTo(address)).toContain(link)
  expect(mailTo(address)).toContain(`Reply-To: ${email}`)
  expect(mailTo(email)).toContain('<html lang="fr"')
  expect(mailTo(email)).toContain('Si vous ne nous avez pas')
  expect(mailTo(email)).not.toContain('boutique')

  await page.goto(link)
  const message = page.getByRole('dialog', { name: 'Mensaje de Camille' })
  await expect(message.getByText('trois vidéos')).toBeVisible()
  await expect(message.getByText('+33 6 12 34 56 78')).toBeVisible()
  await expect(message.getByText(/^Correo enviado: /)).toBeVisible()
})

test('A mail server that refuses the password is named on the dashboard and in the inbox, until the owner’s test arrives', async ({
  ownerPage: page,
  services: { mails, tellOf },
}) => {
  await set({ email_enabled: true, email_address: address })
  mails.state.mood = 'wrongPassword'
  await tellOf(await send(page.request, { name: 'Ana', message: 'Quiero tres reels para mi tienda.' }))

  const refused = page.getByText('El servidor de correo rechaza la contraseña.')
  await page.goto('/admin')
  await expect(refused).toBeVisible()
  await page.getByRole('link', { name: 'Ver mensajes nuevos' }).click()
  await expect(refused).toBeVisible()
  await page.getByRole('link', { name: /^Ver el mensaje de Ana/ }).click()
  await expect(page.getByRole('dialog').getByText('Todavía no se pudo avisar a nadie.')).toBeVisible()
  await page.keyboard.press('Escape')

  // The owner has corrected the password: the emulators' own mail server takes everything.
  await page.getByRole('link', { name: 'Ver la configuración' }).click()
  await page.getByRole('button', { name: 'Enviar una prueba: Avisos en dispositivos' }).click()
  await expect(toast(page, 'Ningún dispositivo tiene los avisos activados.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar una prueba: Correo' }).click()
  await expect(toast(page, 'El correo de prueba salió.')).toBeVisible()
  await expect(refused).toHaveCount(0)
})
