import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { lists } from './lists'

const retry = { es: 'Reintentar', de: 'Erneut versuchen' }
const offlineEmpty = {
  es: 'Sin conexión y sin datos en este dispositivo todavía.',
  de: 'Offline, und auf diesem Gerät liegen noch keine Daten.',
}

const main = () => page.getByRole('main')
/** Returns the page's status messages in words, without loading indicators. */
const saidOf = (texts: ReturnType<typeof main>) => texts.getByRole('status').filter({ hasText: /\S/ })

for (const { path, collection, shown, says } of lists)
  for (const language of ['es', 'de'] as const) {
    const { name, failed } = says[language]
    const spinner = () => main().getByRole('status', { name, exact: true })

    test(`${path} in ${language}: until the server answers, the list loads and is not shown as empty`, async () => {
      server.silence(collection)
      server.forget(collection)
      await openConsole(path, { language })
      await expect.element(spinner()).toBeVisible()
      await expect.element(shown()).not.toBeInTheDocument()
      // There is no other message about the list: neither that it is empty nor that it could not be loaded.
      expect(saidOf(main()).elements()).toEqual([])
      server.silence(collection, false)
      await expect.element(shown()).toBeVisible()
      await expect.element(spinner()).not.toBeInTheDocument()
    })

    test(`${path} in ${language}: a list that the server denies is reported as failed, and can be requested again`, async () => {
      server.failListening(collection)
      await openConsole(path, { language })
      // A failure elsewhere is shown at once, but opening the page requests the list again. That request has to be
      // refused as well.
      await expect.poll(() => server.refusedListens).toBeGreaterThan(0)
      await expect.element(page.getByText(failed)).toBeVisible()
      await expect.element(shown()).not.toBeInTheDocument()
      server.failListening(collection, false)
      await page.getByRole('button', { name: retry[language] }).click()
      await expect.element(shown()).toBeVisible()
      await expect.element(page.getByText(failed)).not.toBeInTheDocument()
    })

    // The settings have defaults, so their cards are shown while they load.
    if (path !== '/admin/settings')
      test(`${path} in ${language}: a new device without a network reports that it has no data, not that the list is empty`, async () => {
        server.fetchAll([collections.roles])
        server.setOnline(false)
        server.forget(collection)
        await openConsole(path, { language })
        await expect.element(main().getByText(offlineEmpty[language])).toBeVisible()
        await expect.element(spinner()).not.toBeInTheDocument()
        await expect.element(shown()).not.toBeInTheDocument()
        server.setOnline(true)
        await expect.element(shown()).toBeVisible()
        await expect.element(main().getByText(offlineEmpty[language])).not.toBeInTheDocument()
      })
  }
