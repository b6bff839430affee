import { openNew, picture, tab, title } from './formPage'
import { expect, test } from './studio'

test.describe('As a visitor sees it', () => {
  test('the card changes while it is written, in any language, theme and width', async ({ ownerPage: page }) => {
    await openNew(page)
    const preview = page.getByRole('complementary', { name: 'Así lo ve un visitante' })
    await title(page).fill('Volta')
    await page.getByLabel('Categoría').fill('Comercial')
    await expect(preview.getByRole('heading', { name: 'Volta' })).toBeVisible()
    await page.getByLabel('Destacar este proyecto').check()
    await expect(preview.getByText('Destacado')).toBeVisible()
    await page.getByLabel('URL de la imagen').fill(picture(page))
    await expect(preview.locator('article img')).toHaveAttribute('src', /volta/)

    await tab(page, 'ar').click()
    await title(page).fill('فولتا')
    await expect(preview.getByRole('heading', { name: 'فولتا' })).toBeVisible()
    await preview.getByLabel('Idioma de la vista previa').selectOption('en')
    await expect(preview.getByText('Featured')).toBeVisible()

    const card = preview.locator('article')
    const look = () =>
      card.evaluate((one) => ({ width: one.clientWidth, background: getComputedStyle(one).backgroundColor }))
    const before = await look()
    await preview.getByLabel('Tema').selectOption('light')
    await preview.getByLabel('Ancho').selectOption('phone')
    await expect.poll(async () => (await look()).background).toBe('rgb(255, 255, 255)')
    expect((await look()).width).toBeLessThan(before.width)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('the image is checked against the limits, and the video says what plays', async ({ ownerPage: page }) => {
    await openNew(page)
    const image = page.getByLabel('URL de la imagen')
    await image.fill(picture(page))
    await expect(page.getByText('Cumple lo pedido: 1280×720 px, menos de 150 KB.')).toBeVisible()
    await image.fill(new URL('/icons/icon-192.png', page.url()).href)
    await expect(page.getByText('Mide 192×192 px y debería medir 1280×720.')).toBeVisible()

    const video = page.getByLabel('URL del video')
    for (const [url, words] of [
      ['https://youtu.be/aqz-KE-bpKQ', 'Video de YouTube'],
      ['https://vimeo.com/1084537', 'Video de Vimeo'],
      ['https://example.com/film.mp4', 'Archivo de video'],
      ['https://example.com/film.mov', 'No se reconoce un video'],
    ] as const) {
      await video.fill(url)
      await expect(page.getByText(words)).toBeVisible()
    }
  })

  test.describe('with a wrong address', () => {
    test.use({ expectedErrors: /404/ })

    test('the image field says that no image could be loaded', async ({ ownerPage: page }) => {
      await openNew(page)
      await page.getByLabel('URL de la imagen').fill(new URL('/samples/none.webp', page.url()).href)
      await expect(page.getByText('No se pudo cargar ninguna imagen desde esta dirección.')).toBeVisible()
    })
  })
})
