import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { Device, edit, enter, makeAdmin, openProjects, row, storedProject, syncState } from '../support/devices'
import { fillFromSpanish, untilKept } from '../support/formPage'
import { expect, offlineErrors, setOffline, test, unique } from '../support/studio'

/* A browser that is killed as by a power cut, with real storage on the disk; the rest is in tests/components/sync. */

test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[034]`) })

/** A photograph as a camera gives it, upright and in another ratio than the page's. */
const photograph = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#246', noise } })
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 85 }).toBuffer() }
}
const isRight = 'Cumple los requisitos: 1280×720 px, menos de 150 KB.'
const waits = 'Guardado en este dispositivo, pendiente de publicar'
const inTrash = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Papelera' }).getByRole('listitem').filter({ hasText: title })

test('A browser that is killed twice while the owner works offline loses nothing and doubles nothing: edits, a deletion, a photograph', async ({
  page: visitor,
}) => {
  test.slow()
  const device = new Device()
  const [edited, deleted] = [await storedProject('Matado'), await storedProject('Papelera')]
  const before = await deleted.read()
  const drawn = unique('Con foto')
  let page = await device.open()
  /** The power is cut, and the browser is there again, still without a network. */
  const cutPower = async () => {
    await device.kill()
    page = await device.open()
    await setOffline(page, true)
  }
  await enter(page, (await makeAdmin()).email)
  // A browser writes local storage, where the session is, once a minute to the disk, and when it is closed.
  await device.context?.close()
  page = await device.open()
  await openProjects(page, edited.title)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  await setOffline(page, true)
  for (const client of ['uno', 'dos', 'tres']) await edit(page, edited.title, 'Cliente', client)
  await edit(page, edited.title, 'Título', `${edited.title} en français`, 'fr')
  await page.getByRole('button', { name: `Eliminar ${deleted.title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(syncState(page, 'pendientes: 5')).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await fillFromSpanish(page, { Título: drawn, Descripción: 'Una foto del disco', Categoría: 'Reel' })
  await page.getByLabel('Elegir imagen').setInputFiles(await photograph())
  await expect(page.getByText(isRight)).toBeVisible()
  const address = await page.getByLabel('URL de la imagen').inputValue()
  await untilKept(page, address)

  await cutPower()
  await page.goto('/admin/projects')
  await expect(syncState(page, 'pendientes: 5')).toBeVisible()
  await expect(row(page, edited.title)).toContainText('tres')
  await expect(row(page, edited.title).getByRole('img', { name: waits })).toBeVisible()
  await syncState(page, '').click()
  await expect(page.getByRole('dialog')).toContainText(`Título en francés de «${edited.title}»`)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  expect(await edited.read()).toMatchObject({ title_fr: `${edited.title} fr` })
  await page.goto('/admin/trash')
  await expect(inTrash(page, deleted.title)).toContainText('Eliminación pendiente de publicar')
  await page.getByRole('button', { name: `Recuperar ${deleted.title}` }).click()
  await expect(inTrash(page, deleted.title)).toHaveCount(0)
  await page.goto('/admin/projects?edit=new')
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(page.getByText(isRight)).toBeVisible()
  await expect(page.locator('aside article img')).toHaveAttribute('src', /^data:image\/webp/)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(syncState(page, 'pendientes: 5')).toBeVisible()

  await cutPower()
  await page.goto('/admin/projects')
  await expect(syncState(page, 'pendientes: 5')).toBeVisible()
  await expect(row(page, drawn)).toBeVisible()
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  const { title } = edited
  expect(await edited.read()).toMatchObject({ client_name: 'tres', title_fr: `${title} en français`, title_es: title })
  expect(await deleted.read()).toEqual(before)
  await device.remove()
  await expectPicture(visitor, drawn, address)
})

const sized = (address: string, size: string) => address.replace('.webp', `-${size}.webp`)

/** A visitor with a phone gets the picture in the size that it needs, from an address that is kept for ever. */
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
