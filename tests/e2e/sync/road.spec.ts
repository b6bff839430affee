import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Page } from 'playwright/test'
import { openConsole } from '../support/coldStart'
import { openProjects, storedProject } from '../support/devices'
import { expect, offlineErrors, setOffline, test } from '../support/studio'
import { updateWhileDirty } from '../support/updateWhileDirty'

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) })

test('“Ready for the road” finds everything on the device, reads it without a network, and says what is missing; the console opens offline, with its data', async ({
  ownerPage,
}) => {
  test.slow()
  const { title } = await storedProject('Viaje')
  await openProjects(ownerPage, title)
  await ownerPage.goto('/admin/ready')
  const dictionaries = line(ownerPage, 'Los diez idiomas de la consola')
  const ready = [
    ...['Consola en este dispositivo', 'Los diez idiomas de la consola', 'Espacio suficiente'],
    ...['Proyectos', 'Testimonios', 'Mensajes', 'Configuración', 'Roles', 'Perfiles', 'Historial y papelera'],
    'Búsqueda en todos los mensajes',
  ]
  for (const name of ready)
    await expect(line(ownerPage, name).filter({ hasText: 'Última comprobación correcta' })).toContainText('Listo')
  await ownerPage.getByRole('button', { name: 'Probar sin conexión' }).click()
  await expect(ownerPage.getByRole('status').filter({ hasText: 'Sin conexión se leyeron' })).toHaveText(
    /^Sin conexión se leyeron \d+ documentos\.$/,
  )
  // It comes back by itself: what is published elsewhere arrives.
  const other = await storedProject('Llegada')
  await ownerPage.getByRole('link', { name: 'Proyectos' }).click()
  await expect(ownerPage.getByRole('row').filter({ hasText: other.title })).toBeVisible()

  await ownerPage.goto('/admin/ready')
  await setOffline(ownerPage, true)
  await ownerPage.reload()
  await expect(line(ownerPage, 'Consola en este dispositivo')).toContainText('Listo')
  await expect(line(ownerPage, 'Proyectos').filter({ hasText: 'en este dispositivo' })).toContainText('Listo')
  await expect(dictionaries).toContainText('Listo')
  await openConsole(ownerPage, 'es', title)
  await ownerPage.goto('/admin/ready')
  await expect(dictionaries).toContainText('Listo')
  await ownerPage.evaluate(() => caches.delete('console'))
  await ownerPage.getByRole('button', { name: 'Comprobar de nuevo' }).click()
  await expect(dictionaries).toContainText('Falta')
  await expect(dictionaries).toContainText('Última comprobación correcta')
})

test.describe('a network that answers nobody', () => {
  // The silent server stands where the policy lets nobody go.
  test.use({ bypassCSP: true })

  test('a list opens from the device at once, not after half a minute', async ({ browser, ownerState }) => {
    const silent = createServer(() => undefined).listen(0)
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const context = await browser.newContext({ storageState: ownerState })
    const page = await context.newPage()
    const { title } = await storedProject('Silencio')
    await openProjects(page, title)
    await page.goto('/admin/ready')
    await expect(line(page, 'Consola en este dispositivo')).toContainText('Listo')
    await expect(line(page, 'Proyectos').filter({ hasText: 'Documentos' })).toContainText('Listo')
    await page.evaluate((silentPort) => {
      const kept = JSON.parse(localStorage.getItem('studio.firebase') ?? '{}')
      for (const name of ['auth', 'firestore']) kept.emulators[name].port = silentPort
      localStorage.setItem('studio.firebase', JSON.stringify(kept))
    }, port)
    await context.route('**/__/firebase/**', () => undefined)
    await page.goto('/admin/projects')
    await page.waitForFunction((text) => document.body.innerText.includes(text), title, { timeout: 40_000 })
    // From the navigation on, as the page itself counts.
    const shown = await page.evaluate(() => performance.now())
    await context.close()
    silent.close()
    expect(shown).toBeLessThan(4000)
  })
})

test('A new version waits while a form has unsaved typing in another tab, and says what it waits for', async ({
  browser,
  ownerState,
}) => {
  const { title, read } = await storedProject('Versión')
  const seen = await updateWhileDirty(browser, ownerState, title)
  expect(seen).toEqual({
    said: 'Hay una versión nueva. Se instalará cuando guardes o cierres el formulario que tiene cambios.',
    isOffered: false,
    typed: 'a medias',
    isTaken: true,
  })
  await expect.poll(async () => (await read()).client_name).toBe('a medias')
})
