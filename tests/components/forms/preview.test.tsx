import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePicture, tab } from '../support/content'
import { title } from '../support/form'
import { openConsole } from '../support/render'

const image = page.getByLabelText('URL de la imagen')

test('The preview follows the typed text, in any language, theme and width', async () => {
  await openConsole('/admin/projects?edit=new')
  const preview = page.getByRole('complementary', { name: 'Así lo ve un visitante' })
  await title().fill('Volta')
  await page.getByLabelText('Categoría').fill('Comercial')
  await expect.element(preview.getByRole('heading', { name: 'Volta' })).toBeVisible()
  await page.getByLabelText('Destacar este proyecto').click()
  await expect.element(preview.getByText('Destacado')).toBeVisible()
  await image.fill(samplePicture('volta'))
  const card = () => document.querySelector('aside article')
  await expect.poll(() => card()?.querySelector('img')?.src).toMatch(/volta/)

  await tab('ar').click()
  await title().fill('فولتا')
  await expect.element(preview.getByRole('heading', { name: 'فولتا' })).toBeVisible()
  await preview.getByLabelText('Vista previa en').selectOptions('en')
  await expect.element(preview.getByText('Featured')).toBeVisible()

  const before = card()?.clientWidth ?? 0
  await preview.getByLabelText('Tema').selectOptions('light')
  await preview.getByLabelText('Ancho').selectOptions('phone')
  const background = () => {
    const one = card()
    return one && getComputedStyle(one).backgroundColor
  }
  await expect.poll(background).toBe('rgb(255, 255, 255)')
  expect(card()?.clientWidth).toBeLessThan(before)
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test.each([
  ['ja', 'Hiragino Sans'],
  ['ar', 'Geeza Pro'],
  ['ru', 'Onest'],
] as const)('The preview in %s uses the fonts that a visitor sees', async (code, face) => {
  await openConsole('/admin/projects?edit=new')
  await title().fill('Volta')
  await tab(code).click()
  await title().fill('Volta')
  const preview = page.getByRole('complementary', { name: 'Así lo ve un visitante' })
  const heading = preview.getByRole('heading', { name: 'Volta' })
  await expect.element(heading).toBeVisible()
  const facesOf = (found: Element) => getComputedStyle(found).fontFamily
  await expect.poll(() => facesOf(heading.element().parentElement ?? document.body)).toContain(face)
  // Scripts that the narrow font lacks are not set in it.
  const narrow = 'Sofia Sans Extra Condensed'
  expect(facesOf(heading.element()).includes(narrow)).toBe(code === 'ru')
})

test('The image is checked against the limits', async () => {
  await openConsole('/admin/projects?edit=new')
  await image.fill(samplePicture('volta'))
  await expect.element(page.getByText('Cumple los requisitos: 1280×720 px, menos de 150 KB.')).toBeVisible()
  await image.fill(`${location.origin}/icons/icon-192.png`)
  await expect.element(page.getByText('Mide 192×192 px y debería medir 1280×720.')).toBeVisible()
  await image.fill(samplePicture('none'))
  await expect.element(page.getByText('No se pudo cargar ninguna imagen desde esta dirección.')).toBeVisible()
})

test('The video field shows which player will be used', async () => {
  await openConsole('/admin/projects?edit=new')
  const video = page.getByLabelText('URL del video')
  for (const [url, words] of [
    ['https://youtu.be/aqz-KE-bpKQ', 'Video de YouTube'],
    ['https://vimeo.com/1084537', 'Video de Vimeo'],
    ['https://example.com/film.mp4', 'Archivo de video'],
    ['https://example.com/film.mov', 'No se reconoce un video'],
  ] as const) {
    await video.fill(url)
    await expect.element(page.getByText(words)).toBeVisible()
  }
})
