import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { messageDocument } from '../support/factories'
import { store } from '../support/store'
import { Device, edit, enter, makeAdmin, openProjects, residue, storedProject, syncState } from './devices'
import { expect, offlineErrors, setOffline, test, toast, unique } from './studio'

/** What the browser says by itself without a network, and of a refused request. */
test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[03]`) })

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
/** The mark that says how far something has come. */
const standing = (place: Locator, words: string) => place.getByRole('img', { name: words })
const kept = 'Guardado en este dispositivo, pendiente de publicar'
const tab = (page: Page, language: string) => page.locator(`[role=tab][data-code=${language}]`)
const panel = async (page: Page) => {
  await syncState(page, '').click()
  return page.getByRole('dialog')
}

test('A browser that is killed while the owner edits offline loses nothing and doubles nothing', async () => {
  const device = new Device()
  const { title, read } = await storedProject('Matado')
  let page = await device.open()
  await enter(page, (await makeAdmin()).email)
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  for (const client of ['uno', 'dos', 'tres']) await edit(page, title, 'Cliente', client)
  await edit(page, title, 'Título', `${title} en francés`, 'fr')
  await expect(syncState(page, 'pendientes: 4')).toBeVisible()
  await device.kill()

  page = await device.open()
  await page.goto('/admin/projects')
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'tres', title_fr: `${title} en francés`, title_es: title })
  await device.remove()
})

test('After a reload offline the owner’s work is still to be seen, in words, and is published later', async ({
  ownerPage,
}) => {
  const { title, read } = await storedProject('Recarga')
  await openProjects(ownerPage, title)
  await ownerPage.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(ownerPage, true)
  await edit(ownerPage, title, 'Título', `${title} en français`, 'fr')
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
  await ownerPage.reload()
  await expect(row(ownerPage, title).getByLabel('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
  await expect(await panel(ownerPage)).toContainText(`Título en francés de “${title}”`)
  await ownerPage.getByRole('button', { name: 'Cerrar', exact: true }).click()
  expect(await read()).not.toMatchObject({ title_fr: `${title} en français` })
  await setOffline(ownerPage, false)
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ title_fr: `${title} en français` })
})

test('Work that the server refuses after a reload lies in the tray, whole, also without the role', async ({ page }) => {
  const { title, read } = await storedProject('Rechazo')
  const admin = await makeAdmin()
  await enter(page, admin.email)
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  await edit(page, title, 'Descripción', 'Un texto que nadie debe perder')
  await page.reload()
  await expect(syncState(page, 'pendientes: 1')).toBeVisible()
  await admin.revoke()
  await setOffline(page, false)
  await expect(page.getByRole('heading', { name: 'Ya no tienes permiso para usar la consola' })).toBeVisible()
  await expect(page.getByText('Tu cuenta ya no tiene permiso para publicar.')).toBeVisible()
  await expect(page.getByText('Un texto que nadie debe perder')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Un texto que nadie debe perder')
  expect(await read()).not.toMatchObject({ description_es: 'Un texto que nadie debe perder' })
})

test('Two devices that edited the same project offline lose nothing: what collides is chosen field by field', async ({
  ownerPage,
  browser,
  ownerState,
}) => {
  const { title, read } = await storedProject('Dos')
  const context = await browser.newContext({ storageState: ownerState })
  const other = await context.newPage()
  for (const page of [ownerPage, other]) {
    await openProjects(page, title)
    await setOffline(page, true)
  }
  await edit(ownerPage, title, 'Cliente', 'de la primera')
  await edit(ownerPage, title, 'Descripción', 'Solo en la primera')
  await edit(other, title, 'Cliente', 'de la segunda')
  await edit(other, title, 'Categoría', 'Solo en la segunda')
  await setOffline(ownerPage, false)
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible()
  await setOffline(other, false)
  await expect(syncState(other, 'Te necesita: 1')).toBeVisible()
  await expect(standing(row(other, title), 'En conflicto')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'de la primera', description_es: 'Solo en la primera' })

  await (await panel(other)).getByRole('button', { name: 'Resolver' }).click()
  const conflict = other.getByRole('dialog', { name: `Conflicto en “${title}”` })
  await expect(conflict.getByRole('group', { name: 'Cliente' })).toContainText('de la primera')
  await conflict.getByRole('radio', { name: 'La tuya' }).check()
  await conflict.getByRole('button', { name: 'Publicar lo elegido' }).click()
  await other.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(syncState(other, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({
    client_name: 'de la segunda',
    description_es: 'Solo en la primera',
    category_es: 'Solo en la segunda',
  })
  await expect(standing(row(other, title), 'Publicado')).toBeVisible()
  await expect(row(ownerPage, title)).toContainText('Solo en la segunda')
  await context.close()
})

test('Each language tab says how far its texts have come: typed, on this device, published', async ({ ownerPage }) => {
  const { title, read } = await storedProject('Pasos')
  await openProjects(ownerPage, title)
  await expect(standing(row(ownerPage, title), 'Publicado')).toBeVisible()
  await setOffline(ownerPage, true)
  await edit(ownerPage, title, 'Título', `${title} en français`, 'fr')
  await expect(standing(row(ownerPage, title), kept)).toBeVisible()
  await ownerPage.getByRole('button', { name: `Editar ${title}` }).click()
  await expect(tab(ownerPage, 'fr')).toHaveAccessibleName(new RegExp(`Français.*${kept}`))
  await expect(tab(ownerPage, 'de')).toHaveAccessibleName(/Deutsch.*Publicado/)
  await tab(ownerPage, 'de').click()
  await expect(ownerPage.getByRole('tabpanel').getByText('Publicado')).toBeVisible()
  await ownerPage.getByLabel('Título').first().fill('noch nicht gespeichert')
  await expect(ownerPage.getByRole('tabpanel').getByText('Sin guardar')).toBeVisible()
  await expect(tab(ownerPage, 'de')).toHaveAccessibleName(/Deutsch.*Sin guardar/)
  await setOffline(ownerPage, false)
  await expect(tab(ownerPage, 'fr')).toHaveAccessibleName(/Français.*Publicado/)
  expect(await read()).toMatchObject({ title_fr: `${title} en français`, title_de: `${title} de` })
  await expect(tab(ownerPage, 'de')).toHaveAccessibleName(/Deutsch.*Sin guardar/)
})

const narrow = [
  {
    language: 'es',
    name: 'Estado de la sincronización: ',
    states: ['Sincronizado', 'Sin conexión'],
    words: ['Al día', 'Sin red'],
  },
  {
    language: 'de',
    name: 'Stand der Synchronisierung: ',
    states: ['Synchronisiert', 'Offline'],
    words: ['Aktuell', 'Offline'],
  },
  { language: 'ar', name: 'حالة المزامنة: ', states: ['تمت المزامنة', 'بلا اتصال'], words: ['مُزامَن', 'غير متصل'] },
]
for (const { language, name, states, words } of narrow)
  test(`On a small screen the top bar still says how the device stands (${language})`, async ({ ownerPage }) => {
    const { title } = await storedProject('Estrecho')
    await ownerPage.setViewportSize({ width: 360, height: 740 })
    await openProjects(ownerPage, title)
    await ownerPage.evaluate((code) => localStorage.setItem('studio.language', code), language)
    await ownerPage.reload()
    const bar = ownerPage.getByRole('banner')
    const chip = bar.getByRole('button', { name })
    await expect(chip).toHaveAccessibleName(new RegExp(`${name}${states[0]}`))
    await expect(chip.getByText(words[0] ?? '').last()).toBeInViewport({ ratio: 1 })
    await setOffline(ownerPage, true)
    await expect(chip).toHaveAccessibleName(new RegExp(`${name}${states[1]}`))
    await expect(chip.getByText(words[1] ?? '').last()).toBeInViewport({ ratio: 1 })
    await row(ownerPage, title).getByRole('button').last().click()
    await ownerPage.getByRole('alertdialog').getByRole('button').last().click()
    await expect(chip).toHaveAccessibleName(/: 1/)
    await expect(chip.getByText('1', { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
  })

test('A row whose change the server refused says so, and so does the tab of its language, in German too', async ({
  ownerPage,
}) => {
  const { title, reference } = await storedProject('Extraño')
  await openProjects(ownerPage, title)
  // The rules know every field of a project: one that somebody added makes every edit of it invalid.
  await reference.update({ unknown_field: true })
  await edit(ownerPage, title, 'Título', `${title} en français`, 'fr')
  await expect(standing(row(ownerPage, title), 'Rechazado por el servidor')).toBeVisible()
  await ownerPage.evaluate(() => localStorage.setItem('studio.language', 'de'))
  await ownerPage.reload()
  await expect(standing(row(ownerPage, `${title} de`), 'Vom Server abgelehnt')).toBeVisible()
  await row(ownerPage, `${title} de`).getByRole('button').nth(1).click()
  await expect(tab(ownerPage, 'fr')).toHaveAccessibleName(/Français.*Vom Server abgelehnt/)
  await expect(tab(ownerPage, 'es')).toHaveAccessibleName(/Español.*Veröffentlicht/)
})

test('What was edited here and deleted elsewhere can be made again', async ({ ownerPage }) => {
  const { title, reference, read } = await storedProject('Borrado')
  await openProjects(ownerPage, title)
  await setOffline(ownerPage, true)
  await edit(ownerPage, title, 'Cliente', 'vuelve')
  await reference.delete()
  await setOffline(ownerPage, false)
  await expect(syncState(ownerPage, 'Te necesita: 1')).toBeVisible()
  await (await panel(ownerPage)).getByRole('button', { name: 'Resolver' }).click()
  await ownerPage.getByRole('button', { name: 'Volver a crearlo con lo mío' }).click()
  await ownerPage.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'vuelve', title_es: title })
})

test('Two tabs share one outbox: what one keeps the other shows, and it is published once', async ({ ownerPage }) => {
  const { title, read } = await storedProject('Pestañas')
  await openProjects(ownerPage, title)
  const second = await ownerPage.context().newPage()
  await openProjects(second, title)
  await setOffline(ownerPage, true)
  await edit(second, title, 'Cliente', 'desde la segunda')
  await expect(syncState(ownerPage, 'pendientes: 1')).toBeVisible()
  await expect(row(ownerPage, title)).toContainText('desde la segunda')
  await setOffline(ownerPage, false)
  for (const page of [ownerPage, second]) await expect(syncState(page, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'desde la segunda' })
})

for (const isOffline of [false, true])
  test(`After signing out ${isOffline ? 'offline' : 'online'} in one of two tabs nothing private is readable on the device`, async ({
    page,
  }) => {
    const { title } = await storedProject('Privado')
    const { email } = await makeAdmin()
    const secret = unique('nadie-lee-esto')
    const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
    await store.collection('contact_messages').add(messageDocument({ email: enquiry, created_at: new Date() }))
    await enter(page, email)
    await openProjects(page, title)
    await page.goto('/admin/messages')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const second = await page.context().newPage()
    await openProjects(second, title)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await setOffline(second, true)
    await edit(second, title, 'Cliente', secret)
    expect(await residue(page)).toContain(secret)
    for (const word of [email, enquiry]) expect((await residue(page)).includes(word), word).toBe(true)
    if (!isOffline) {
      await setOffline(second, false)
      await expect(syncState(second, 'Sincronizado')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    if (isOffline) {
      const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
      await expect(question).toContainText('Hay cambios sin publicar: 1.')
      await question.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
    }
    for (const tab of [page, second]) await expect(tab).toHaveURL(/\/$/)
    await page.close()
    await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
    const left = await residue(second)
    // What was published is everybody's; what was not, the account and the enquiries are nobody's but the owner's.
    for (const word of [email, enquiry, ...(isOffline ? [secret] : [])]) expect(left.includes(word), word).toBe(false)
  })

test('A tab with unsaved typing leaves the console too when the session is ended in another one', async ({ page }) => {
  const { title } = await storedProject('A medias')
  await enter(page, (await makeAdmin()).email)
  const second = await page.context().newPage()
  // Nobody looks at this tab: whatever its browser asks before leaving, the answer is to stay.
  second.on('dialog', (dialog) => dialog.dismiss())
  await openProjects(second, title)
  await second.getByRole('button', { name: `Editar ${title}` }).click()
  await second.getByLabel('Cliente').first().fill('nadie-debe-leer-esto')
  await expect.poll(() => residue(second)).toContain('nadie-debe-leer-esto')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/$/)
  await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  expect(await residue(second)).not.toContain('nadie-debe-leer-esto')
})

test('Work that is kept at sign-out is unseen by another account, and is sent when its author is back', async ({
  page,
}) => {
  const { title, read } = await storedProject('Guardado')
  const [author, stranger] = [await makeAdmin(), await makeAdmin()]
  await enter(page, author.email)
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  await edit(page, title, 'Cliente', 'de su autora')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión y guardarlos' }).click()
  await expect(page).toHaveURL(/\/$/)
  await setOffline(page, false)

  await enter(page, stranger.email)
  await openProjects(page, title)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await expect(row(page, title)).not.toContainText('de su autora')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await read()).not.toMatchObject({ client_name: 'de su autora' })

  await enter(page, author.email)
  await expect.poll(async () => (await read()).client_name).toBe('de su autora')
})

test.describe('a browser without storage', () => {
  test('says that nothing outlives the page, and takes no edits offline', async ({ ownerPage }) => {
    const { title, read } = await storedProject('Sin disco')
    await ownerPage.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await openProjects(ownerPage, title)
    await expect(ownerPage.getByText('Este navegador no guarda nada en el dispositivo')).toBeVisible()
    await edit(ownerPage, title, 'Cliente', 'con red')
    await expect.poll(async () => (await read()).client_name).toBe('con red')
    await setOffline(ownerPage, true)
    await ownerPage.getByRole('button', { name: `Editar ${title}` }).click()
    await ownerPage.getByLabel('Cliente').fill('sin red')
    await ownerPage.getByRole('button', { name: 'Actualizar' }).click()
    await expect(toast(ownerPage, 'Error al actualizar proyecto')).toBeVisible()
    await expect(ownerPage.getByLabel('Cliente')).toHaveValue('sin red')
  })
})
