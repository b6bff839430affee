import type { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { previewContentFrom } from '@studio/domain/content/publicContentFrom'
import type { LanguageCode } from '@studio/domain/languages'
import type { InferOutput } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument } from '../../support/factories'
import { storedContent } from '../fakes/publicContent'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall, refused } from '../support/refused'
import { comeBack, openPublicPage } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'
import { enquiries, fillContact, send } from './contactPage'

const token = 'a'.repeat(72)
const endsAt = Date.UTC(2026, 11, 4, 12)
const robots = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(({ content }) => content)
const card = page.getByRole('heading', { name: 'Faro' })
const visits = () =>
  functions.calls.flatMap(({ name, data }) =>
    name === 'readPreview' ? [(data as InferOutput<typeof calls.readPreview.request>).is_visit] : [],
  )

/** Opens a preview link in a tab that shows the page. */
async function openLink(language: LanguageCode = 'es') {
  await openPublicPage('home', { language })
  location.hash = `#preview=${token}`
}

beforeEach(() => {
  server.put(
    collections.projects,
    'faro',
    projectDocument({ title_es: 'Faro', title_de: 'Faro', visibility: 'hidden' }),
  )
  functions.answers.readPreview = (asked) => {
    const { language } = asked as { language: LanguageCode }
    return { content: previewContentFrom(language, storedContent(), Date.now()), ends_at: endsAt }
  }
})

test('A preview shows hidden content below a banner that names its last day, and search engines must not list it', async () => {
  await openLink()
  await expect.element(said('El enlace vence el 4/12/2026.')).toBeVisible()
  await expect.element(card).toBeInTheDocument()
  expect(robots()).toEqual(['noindex'])
  await expectAccessible()
})

test.each<[LanguageCode, string]>([
  ['de', 'Der Link läuft am 04.12.2026 ab.'],
  ['ar', 'تنتهي صلاحية الرابط في'],
])(
  'The next page of the tab is a preview in its language as well, which counts as the same visit: %s',
  async (language, text) => {
    await openPublicPage('privacy')
    location.hash = `#preview=${token}`
    await expect.element(said('El enlace vence el 4/12/2026.')).toBeVisible()
    await openPublicPage('privacy', { language })
    await expect.element(said(text)).toBeVisible()
    expect(location.hash).toBe(`#preview=${token}`)
    expect([visits()[0], visits().at(-1)]).toEqual([true, false])
  },
)

test('A page that asks again before the first answer counts as one visit', async () => {
  const { answers } = functions
  const { readPreview } = answers
  const first = Promise.withResolvers<void>()
  answers.readPreview = async (asked) => {
    await first.promise
    return readPreview?.(asked)
  }
  await openLink()
  comeBack()
  await expect.poll(() => visits().length).toBeGreaterThan(1)
  first.resolve()
  await expect.element(card).toBeInTheDocument()
  expect(visits().filter(Boolean)).toEqual([true])
})

test('A preview shows the page during maintenance', async () => {
  setGroup('maintenance', { enabled: true, message: '' })
  await openLink()
  await expect.element(card).toBeInTheDocument()
  await expect.element(page.getByText('solo los administradores')).not.toBeInTheDocument()
})

test('A link that has ended leaves the public page with a notice, and the next page has none', async () => {
  await openLink()
  await expect.element(card).toBeInTheDocument()
  functions.answers.readPreview = () => {
    throw refused('preview-ended')
  }
  comeBack()
  const notice = said('Este enlace de vista previa ya no funciona')
  await expect.element(notice).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  expect(robots()).toEqual([])
  expect(location.hash).toBe('')
  await notice.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  const before = visits().length
  await openPublicPage()
  comeBack()
  await expect.element(page.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
  expect(visits()).toHaveLength(before)
})

test('A made-up link gets the same notice as one that has ended', async () => {
  functions.answers.readPreview = () => {
    throw failedCall('invalid-argument')
  }
  await openLink()
  await expect.element(said('Este enlace de vista previa ya no funciona')).toBeVisible()
})

test('A preview that cannot be loaded says so, and can be tried again', async () => {
  await openPublicPage()
  server.setOnline(false)
  location.hash = `#preview=${token}`
  const banner = said('No se pudo cargar la vista previa.')
  await expect.element(banner).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  server.setOnline(true)
  await expect.element(card).toBeInTheDocument()
})

test('A preview sends no enquiry and measures nothing', async () => {
  setGroup('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  await openLink()
  await expect.element(card).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Aviso de analítica' })).not.toBeInTheDocument()
  await fillContact('ana@example.com')
  await send()
  await expect.element(said('Desde una vista previa no se envían mensajes.')).toBeVisible()
  expect(enquiries()).toEqual([])
})
