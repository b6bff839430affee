import sharp from 'sharp'
import { Device, enter, makeAdmin, row, syncState } from '../support/devices'
import { fillFromSpanish, openNew, untilKept } from '../support/formPage'
import { expect, offlineErrors, setOffline, test, unique } from '../support/studio'

test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[034]`) })

/** A photograph as a camera gives it, upright and in another ratio than the page's. */
const photograph = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#246', noise } })
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 85 }).toBuffer() }
}

test('A photograph added offline outlives two killed browsers, and shows on the page in the size that it needs', async ({
  page: visitor,
}) => {
  const device = new Device()
  const title = unique('Con foto')
  let page = await device.open()
  await enter(page, (await makeAdmin()).email)
  // A browser writes local storage, where the session is, once a minute to the disk, and when it is closed.
  await device.context?.close()
  page = await device.open()
  await page.goto('/admin/projects')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  await setOffline(page, true)
  await openNew(page)
  await fillFromSpanish(page, { Título: title, Descripción: 'Una foto del disco', Categoría: 'Reel' })
  await page.getByLabel('Elegir imagen').setInputFiles(await photograph())
  await expect(page.getByText('Cumple los requisitos: 1280×720 px, menos de 150 KB.')).toBeVisible()
  const address = await page.getByLabel('URL de la imagen').inputValue()
  await untilKept(page, address)
  await device.kill()

  page = await device.open()
  await setOffline(page, true)
  await page.goto('/admin/projects?edit=new')
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(page.getByText('Cumple los requisitos: 1280×720 px, menos de 150 KB.')).toBeVisible()
  await expect(page.locator('aside article img')).toHaveAttribute('src', /^data:image\/webp/)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(syncState(page, 'pendientes: 1')).toBeVisible()
  await device.kill()

  page = await device.open()
  await setOffline(page, true)
  await page.goto('/admin/projects')
  await expect(syncState(page, 'pendientes: 1')).toBeVisible()
  await expect(row(page, title)).toBeVisible()
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await device.remove()

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
})

const sized = (address: string, size: string) => address.replace('.webp', `-${size}.webp`)
