import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { denyListening, holdListening } from './listening'
import { expect, test } from './studio'

/** A page that lists a collection: what names it while it loads, what it shows then, and what it says when it fails. */
const lists = [
  {
    path: '/admin/projects',
    collection: collections.projects,
    shown: (page: Page) => page.getByRole('rowheader').first(),
    says: {
      es: { name: 'Proyectos', failed: 'Error al cargar proyectos' },
      de: { name: 'Projekte', failed: 'Fehler beim Laden der Projekte' },
    },
  },
  {
    path: '/admin/testimonials',
    collection: collections.testimonials,
    shown: (page: Page) => page.getByRole('rowheader').first(),
    says: {
      es: { name: 'Testimonios', failed: 'Error al cargar testimonios' },
      de: { name: 'Kundenstimmen', failed: 'Fehler beim Laden der Kundenstimmen' },
    },
  },
  {
    path: '/admin/messages',
    collection: collections.messages,
    shown: (page: Page) => page.getByRole('rowheader').first(),
    says: {
      es: { name: 'Mensajes', failed: 'Error al cargar mensajes' },
      de: { name: 'Nachrichten', failed: 'Die Nachrichten konnten nicht geladen werden' },
    },
  },
  {
    path: '/admin/users',
    collection: collections.profiles,
    shown: (page: Page) => page.getByRole('rowheader').first(),
    says: {
      es: { name: 'Usuarios', failed: 'Error al cargar usuarios' },
      de: { name: 'Benutzer', failed: 'Die Benutzer konnten nicht geladen werden' },
    },
  },
  {
    path: '/admin/settings',
    collection: collections.settings,
    shown: (page: Page) => page.getByRole('main').getByRole('region').first(),
    says: {
      es: { name: 'Configuración', failed: 'Error al cargar configuración' },
      de: { name: 'Einstellungen', failed: 'Die Einstellungen konnten nicht geladen werden' },
    },
  },
]

const retry = { es: 'Reintentar', de: 'Erneut versuchen' }

const speak = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('studio.language', code), language)

for (const { path, collection, shown, says } of lists)
  for (const language of ['es', 'de'] as const) {
    const { name, failed } = says[language]

    test(`${path} in ${language}: until the server has answered it loads, and claims nothing`, async ({
      ownerPage,
    }) => {
      await speak(ownerPage, language)
      const { asked, answer } = await holdListening(ownerPage, collection)
      await ownerPage.goto(path)
      await asked
      await expect(ownerPage.getByRole('main').getByRole('status', { name, exact: true })).toBeVisible()
      await expect(shown(ownerPage)).toHaveCount(0)
      // Nothing else is said of the list: neither that it is empty nor that it could not be loaded.
      await expect(ownerPage.getByRole('main').getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
      answer()
      await expect(shown(ownerPage)).toBeVisible()
      await expect(ownerPage.getByRole('main').getByRole('status', { name, exact: true })).toHaveCount(0)
    })

    test(`${path} in ${language}: a list that the server denies is said to have failed, and can be asked for again`, async ({
      ownerPage,
    }) => {
      await speak(ownerPage, language)
      const allow = await denyListening(ownerPage, collection)
      await ownerPage.goto(path)
      await expect(ownerPage.getByText(failed)).toBeVisible()
      await expect(shown(ownerPage)).toHaveCount(0)
      await allow()
      await ownerPage.getByRole('button', { name: retry[language] }).click()
      await expect(shown(ownerPage)).toBeVisible()
    })
  }
