import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { openConsole } from '../support/coldStart'
import { openProjects, readyOffline, storedProject, syncState, untilReadyOffline } from '../support/devices'
import { expect, offlineErrors, setOffline, test } from '../support/studio'
import { updateWhileDirty } from '../support/updateWhileDirty'

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('The sync panel shows when the device is ready for offline work; then the console opens offline, with its data', async ({
  ownerPage,
}) => {
  test.slow()
  const { title } = await storedProject('Viaje')
  await openProjects(ownerPage, title)
  await untilReadyOffline(ownerPage)
  // A file of an older version, which the console drops.
  await ownerPage.evaluate(async () => (await caches.open('console')).put('/assets/old.js', new Response('')))
  await ownerPage.reload()
  await expect.poll(() => ownerPage.evaluate(async () => Boolean(await caches.match('/assets/old.js')))).toBe(false)
  await setOffline(ownerPage, true)
  await openConsole(ownerPage, 'es', title)
  const panel = ownerPage.getByRole('dialog')
  await syncState(ownerPage, '').click()
  await expect(panel.getByText(readyOffline)).toBeVisible()
  await ownerPage.keyboard.press('Escape')
  await ownerPage.evaluate(() => caches.delete('console'))
  await syncState(ownerPage, '').click()
  await expect(panel.getByText(/^Aún falta parte de lo necesario/)).toBeVisible()
})

test.describe('a network that never answers', () => {
  // The policy allows no connection to the silent server.
  test.use({ bypassCSP: true })

  test('a list opens from the device at once, not after half a minute', async ({ browser, ownerState }) => {
    const silent = createServer(() => undefined).listen(0)
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const context = await browser.newContext({ storageState: ownerState })
    const page = await context.newPage()
    const { title } = await storedProject('Silencio')
    await openProjects(page, title)
    await untilReadyOffline(page)
    await page.evaluate((silentPort) => {
      const kept = JSON.parse(localStorage.getItem('studio.firebase') ?? '{}')
      for (const name of ['auth', 'firestore']) kept.emulators[name].port = silentPort
      localStorage.setItem('studio.firebase', JSON.stringify(kept))
    }, port)
    await context.route('**/__/firebase/**', () => undefined)
    await page.goto('/admin/projects')
    await page.waitForFunction((text) => document.body.innerText.includes(text), title, { timeout: 40_000 })
    // Measured from the navigation, by the page's own clock.
    const shown = await page.evaluate(() => performance.now())
    await context.close()
    silent.close()
    expect(shown).toBeLessThan(10_000)
  })
})

test('A new version waits while a form in another tab has unsaved text, and shows the reason', async ({
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
