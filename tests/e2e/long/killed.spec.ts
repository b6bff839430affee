import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { newAdmin } from '../../support/people'
import { samplePicture } from '../../support/site'
import { projectsTitled, store, testimonialsOf } from '../../support/store'
import { Device, edit, enter, openProjects, row, storedProject, syncState } from '../support/devices'
import { fillFromSpanish, openNew, pasteTranslations, untilKept, withoutTranslator } from '../support/formPage'
import { fits, photograph } from '../support/photograph'
import { expect, offlineErrors, setOffline, test, unique } from '../support/studio'

/* A browser is killed as by a power cut, with real storage on disk; other cases are tested in tests/components/sync. */

test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[03]`) })

const waits = 'Guardado en este dispositivo, pendiente de publicar'
const inTrash = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Papelera' }).getByRole('listitem').filter({ hasText: title })
/** Returns whether the row of a project is above another's. */
const isAbove = async (page: Page, upper: string, lower: string) => {
  const rows = await page.getByRole('row').allInnerTexts()
  const at = (title: string) => rows.findIndex((words) => words.includes(title))
  return at(upper) >= 0 && at(upper) < at(lower)
}

test('A browser that is killed twice while the owner works offline loses and duplicates nothing: edits, a restored project, a deletion, a photograph', async ({
  page: visitor,
}) => {
  test.slow()
  const device = new Device()
  const [edited, deleted] = [await storedProject('Matado'), await storedProject('Papelera')]
  const [hidden, moved] = [await storedProject('Escondido'), await storedProject('Movido')]
  for (const [at, { reference }] of [edited, moved].entries()) await reference.update({ order_position: 901 + at })
  // The move renumbers every row.
  const { order_position: _, updated_by: __, ...before } = await deleted.read()
  const drawn = unique('Con foto')
  let page = await device.open()
  /** Cuts the power and starts the browser again, still offline. */
  const cutPower = async () => {
    await device.kill()
    page = await device.open()
    await setOffline(page, true)
  }
  await enter(page, (await newAdmin('Ana')).email)
  // A browser writes local storage, which holds the session, to disk once a minute and when it is closed.
  await device.context?.close()
  page = await device.open()
  await openProjects(page, edited.title)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  await setOffline(page, true)
  for (const client of ['uno', 'dos', 'tres']) await edit(page, edited.title, 'Cliente', client)
  await page.getByRole('button', { name: `Historial de «${edited.title}»` }).click()
  await page.getByRole('button', { name: 'Restaurar este campo: Cliente' }).click()
  await page.getByRole('button', { name: `Ocultar del sitio: ${hidden.title}` }).click()
  await page.getByRole('button', { name: `Mover ${moved.title}` }).press('Alt+ArrowUp')
  await edit(page, edited.title, 'Título', `${edited.title} en français`, 'fr')
  await page.getByRole('button', { name: `Eliminar ${deleted.title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(syncState(page, '8 cambios pendientes')).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await fillFromSpanish(page, { Título: drawn, Descripción: 'Una foto del disco', Categoría: 'Reel' })
  await page
    .getByLabel('Elegir imagen')
    .first()
    .setInputFiles(await photograph(1500, 2000))
  await expect(page.getByText(fits)).toBeVisible()
  const address = await page.getByLabel('URL de la imagen').inputValue()
  await untilKept(page, address)

  await cutPower()
  await page.goto('/admin/projects')
  await expect(syncState(page, '8 cambios pendientes')).toBeVisible()
  await expect(row(page, edited.title)).toContainText('dos')
  await expect(row(page, hidden.title)).toContainText('Oculto')
  expect(await isAbove(page, moved.title, edited.title)).toBe(true)
  await expect(row(page, edited.title).getByRole('img', { name: waits })).toBeVisible()
  await syncState(page, '').click()
  await expect(page.getByRole('dialog')).toContainText(`Título en francés de «${edited.title}»`)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  expect(await edited.read()).toMatchObject({ title_fr: `${edited.title} fr` })
  await page.goto('/admin/trash')
  await expect(inTrash(page, deleted.title)).toContainText('Eliminación pendiente de publicar')
  await page.getByRole('button', { name: `Restaurar ${deleted.title}` }).click()
  await expect(inTrash(page, deleted.title)).toHaveCount(0)
  await page.goto('/admin/projects?edit=new')
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(page.getByText(fits)).toBeVisible()
  await expect(page.locator('aside article img')).toHaveAttribute('src', /^data:image\/webp/)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(syncState(page, '8 cambios pendientes')).toBeVisible()

  await cutPower()
  await page.goto('/admin/projects')
  await expect(syncState(page, '8 cambios pendientes')).toBeVisible()
  await expect(row(page, drawn).locator('img[src^="data:image/webp"]')).toBeVisible()
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  const { title } = edited
  expect(await edited.read()).toMatchObject({ client_name: 'dos', title_fr: `${title} en français`, title_es: title })
  expect(await deleted.read()).toMatchObject(before)
  expect(await hidden.read()).toMatchObject({ visibility: 'hidden', title_es: hidden.title })
  const placeOf = async (one: typeof moved) => Number((await one.read()).order_position)
  expect(await placeOf(moved)).toBeLessThan(await placeOf(edited))
  await device.remove()
  await expectPicture(visitor, drawn, address)
})

test('A browser that is killed while the owner works offline keeps translations, copies that follow, a planned day, an avatar, the order, a showreel and undone changes', async () => {
  test.slow()
  const device = new Device()
  const untouched = await storedProject('Intacto')
  const [written, planned] = [unique('Marea'), unique('Lucía')]
  let page = await device.open()
  const cutPower = async () => {
    await device.kill()
    page = await device.open()
    await setOffline(page, true)
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await enter(page, (await newAdmin('Ana')).email)
  await device.context?.close()
  page = await device.open()
  await withoutTranslator(page)
  await page.goto('/admin/testimonials')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page.getByLabel(showreel)).toBeEnabled()
  await openProjects(page, untouched.title)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  await setOffline(page, true)

  await openNew(page)
  const texts = { Título: written, Descripción: 'El mar', Categoría: 'Corto' }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  await page.getByLabel('URL de la imagen').fill(samplePicture())
  await pasteTranslations(page, Object.values(texts))
  await page.getByRole('tab', { name: 'Italiano' }).click()
  await press('Copiar del español')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reemplazar' }).click()
  await press(/^Crear$/)
  await expect(row(page, written)).toBeVisible()
  await press(`Ocultar del sitio: ${untouched.title}`)
  await press('Deshacer')
  await expect(row(page, untouched.title)).not.toContainText('Oculto')

  await page.goto('/admin/testimonials?edit=new')
  await page.getByLabel('Nombre del cliente').fill(planned)
  await page.getByLabel('Elegir imagen').setInputFiles(await photograph(900, 1200))
  const avatar = page.getByLabel('URL del avatar')
  await expect(avatar).toHaveValue(/^\/media\/[0-9a-f]{64}\.webp$/)
  const address = await avatar.inputValue()
  await fillFromSpanish(page, { Rol: 'Productora', Testimonio: 'Todo salió bien' })
  await page.getByLabel('Calificación').fill('4')
  await page.getByRole('radio', { name: 'Desde una fecha' }).check()
  await page.getByLabel('Visible desde').fill('2099-12-31')
  await press(/^Crear$/)
  await expect(row(page, planned)).toContainText('Desde el 31/12/2099')
  await page.getByRole('button', { name: `Mover ${planned}` }).press('Alt+ArrowUp')
  await page.goto('/admin/settings')
  await page.getByLabel(showreel).fill('https://youtu.be/aqz-KE-bpKQ')
  await page.getByLabel(showreel).press('Tab')
  await expect(syncState(page, /\d+ cambios pendientes/)).toBeVisible()

  await cutPower()
  await page.goto('/admin/settings')
  await expect(page.getByLabel(showreel)).toHaveValue('https://youtu.be/aqz-KE-bpKQ')
  await page.goto('/admin/testimonials')
  await expect(row(page, planned)).toContainText('Desde el 31/12/2099')
  await expect(row(page, planned).locator('img[src^="data:image/webp"]')).toBeVisible()
  await expect(page.getByRole('row').nth(-2)).toContainText(planned)
  await edit(await openedProjects(page), written, 'Categoría', 'Corto 2')

  await cutPower()
  await page.goto('/admin/projects')
  await expect(row(page, written)).toContainText('Corto 2')
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  const [project, ...others] = await projectsTitled(written)
  expect(others).toEqual([])
  expect(project).toMatchObject({
    ...{ title_ja: `${written} ja`, title_it: written, category_it: 'Corto 2', category_ar: 'Corto ar' },
    text_marks: { title_it: 'copied', category_it: 'copied', title_de: 'machine' },
  })
  expect(await untouched.read()).toMatchObject({ visibility: 'visible' })
  expect(await testimonialsOf(planned)).toMatchObject([
    { avatar_url: address, visibility: '2099-12-31', content_fr: 'Todo salió bien', rating: 4 },
  ])
  const reel = await store.collection(collections.settings).doc('showreel').get()
  expect(reel.get('value')).toEqual({ video_url: 'https://youtu.be/aqz-KE-bpKQ' })
  await device.remove()
})

const showreel = /^URL del video; sin video/
async function openedProjects(page: Page) {
  await page.goto('/admin/projects')
  return page
}

const sized = (address: string, size: string) => address.replace('.webp', `-${size}.webp`)

/** A visitor with a phone gets the picture in the size that fits, from an address that is cached permanently. */
async function expectPicture(visitor: Page, title: string, address: string) {
  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/')
  const picture = visitor.locator('article', { hasText: title }).locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute(
    'srcset',
    `${address} 1280w, ${sized(address, 'medium')} 640w, ${sized(address, 'small')} 320w`,
  )
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth > 0 && one.complete)).toBe(true)
  expect(await picture.evaluate((one: HTMLImageElement) => new URL(one.currentSrc).pathname)).toMatch(
    /-(medium|small)\.webp$/,
  )
  const { headers, status } = await visitor.evaluate(async (url) => {
    const answer = await fetch(url)
    return { headers: Object.fromEntries(answer.headers), status: answer.status }
  }, address)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
}
