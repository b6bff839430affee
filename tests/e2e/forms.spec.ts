import AxeBuilder from '@axe-core/playwright'
import { languageCodes } from '@studio/domain/languages'
import { projectWording } from '@studio/domain/project'
import { nextStamps } from '@studio/domain/translation'
import type { Page } from 'playwright/test'
import { projectDocument, testimonialDocument } from '../support/factories'
import { projectsTitled, store } from '../support/store'
import { expect, fillProject, test, toast, unique } from './studio'

const tab = (page: Page, code: string) => page.locator(`[role=tab][data-code=${code}]`)
const title = (page: Page) => page.getByLabel('Título')
const picture = (page: Page) => new URL('/samples/volta.webp', page.url()).href

async function openNew(page: Page) {
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await expect(title(page)).toBeVisible()
}

/** A stored project whose nine languages were written against its Spanish texts. */
async function storedProject(name: string) {
  const project = projectDocument({
    title_es: name,
    image_url: `${process.env.SITE_URL}/samples/volta.webp`,
    video_url: '',
  })
  project.translated_from = nextStamps(project, projectWording, undefined)
  const { id } = await store.collection('portfolio_projects').add({ ...project, order_position: 900 })
  return id
}

/** Waits until what was typed is on the device: a draft is written a moment after the last letter. */
const untilKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (text) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('studio-drafts')
            opening.onerror = () => resolve(false)
            opening.onsuccess = () => {
              const db = opening.result
              const asking = db.transaction('drafts').objectStore('drafts').getAll()
              asking.onsuccess = () => {
                db.close()
                resolve(JSON.stringify(asking.result).includes(text))
              }
            }
          }),
        text,
      ),
    )
    .toBe(true)

test.describe('No typing is lost', () => {
  test('after a reload the draft is offered and goes on where it was', async ({ ownerPage: page }) => {
    const name = unique('Borrador')
    await openNew(page)
    await title(page).fill(name)
    await tab(page, 'fr').click()
    await title(page).fill(`${name} fr`)
    await untilKept(page, `${name} fr`)
    await page.reload()
    await expect(page.getByText('Tienes un borrador sin terminar')).toBeVisible()
    await expect(title(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
    await expect(title(page)).toHaveValue(name)
    await tab(page, 'fr').click()
    await expect(title(page)).toHaveValue(`${name} fr`)
  })

  test('a draft goes on at once from the list, and goes away when it is discarded there', async ({
    ownerPage: page,
  }) => {
    const name = unique('Tirado')
    await openNew(page)
    await title(page).fill(name)
    await untilKept(page, name)
    await page.goto('/admin/projects')
    const drafts = page.getByRole('region', { name: 'Borradores sin terminar' })
    await drafts.getByRole('button', { name: `Continuar: ${name}` }).click()
    await expect(title(page)).toHaveValue(name)
    await title(page).fill(`${name} 2`)
    await page.goBack()
    await page.getByRole('button', { name: 'Salir y dejar el borrador' }).click()
    await expect(drafts.getByRole('button', { name: `Continuar: ${name} 2` })).toBeVisible()
    // The way forward does not bring back what the draft was when it was continued.
    await page.goForward()
    await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
    await expect(title(page)).toHaveValue(`${name} 2`)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Salir y dejar el borrador' }).click()
    await drafts.getByRole('button', { name: `Descartar el borrador: ${name} 2` }).click()
    await expect(drafts).toHaveCount(0)
  })

  test('the draft of a project that is deleted here goes on as a new one, also after a reload', async ({
    ownerPage: page,
  }) => {
    const name = unique('Eliminado')
    const id = await storedProject(name)
    await page.goto('/admin/projects')
    await page.getByRole('button', { name: `Editar ${name}` }).click()
    await title(page).fill(`${name} 2`)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Salir y dejar el borrador' }).click()
    await page.getByRole('button', { name: `Eliminar ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(toast(page, 'Proyecto eliminado exitosamente')).toBeVisible()
    const drafts = page.getByRole('region', { name: 'Borradores sin terminar' })
    await expect(drafts).toContainText('Se eliminó: sigue como nuevo.')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    const leaving = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
    await expect(leaving).toContainText('Hay borradores sin terminar: 1.')
    await page.keyboard.press('Escape')
    await drafts.getByRole('button', { name: `Continuar: ${name} 2` }).click()
    await expect(page.getByRole('heading', { name: 'Nuevo Proyecto' })).toBeVisible()
    await title(page).fill(`${name} 3`)
    await untilKept(page, `${name} 3`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nuevo Proyecto' })).toBeVisible()
    await expect(title(page)).toHaveValue(`${name} 3`)
    await page.getByRole('button', { name: 'Crear' }).click()
    await expect(toast(page, 'Proyecto creado exitosamente')).toBeVisible()
    await expect(drafts).toHaveCount(0)
    expect(await projectsTitled(name)).toEqual([])
    const [made] = await projectsTitled(`${name} 3`)
    expect(made).toBeDefined()
    expect((await store.collection('portfolio_projects').doc(id).get()).exists).toBe(false)
  })

  test('what was deleted elsewhere is said to be gone, or goes on as new from its draft', async ({
    ownerPage: page,
  }) => {
    const name = unique('Lejos')
    const stored = await store
      .collection('testimonials')
      .add(testimonialDocument({ client_name: name, avatar_url: '', order_position: 900 }))
    const address = `/admin/testimonials?edit=${stored.id}`
    await page.goto(address)
    await page.getByLabel('Nombre del cliente').fill(`${name} 2`)
    await untilKept(page, `${name} 2`)
    await stored.delete()
    // Until this device has heard of it, the form opens as ever.
    await page.goto('/admin/testimonials')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
    await page.goto(address)
    await expect(toast(page, 'Lo que ibas a editar ya no existe.')).toContainText('sigue como nuevo')
    await expect(page.getByRole('heading', { name: 'Nuevo Testimonio' })).toBeVisible()
    await expect(page.getByLabel('Nombre del cliente')).toHaveValue(`${name} 2`)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Descartar y salir' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.goto(address)
    await expect(toast(page, 'Lo que ibas a editar ya no existe.')).not.toContainText('sigue como nuevo')
    await expect(page).toHaveURL(/testimonials$/)
  })

  test('an edit is offered again with the copy that it was typed over, and a save ends it', async ({
    ownerPage: page,
  }) => {
    const name = unique('Retomado')
    const id = await storedProject(name)
    await page.goto(`/admin/projects?edit=${id}&lang=de`)
    await expect(tab(page, 'de')).toHaveAttribute('aria-selected', 'true')
    await title(page).fill(`${name} neu`)
    await untilKept(page, `${name} neu`)
    await page.reload()
    await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
    await expect(title(page)).toHaveValue(`${name} neu`)
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(toast(page, 'Proyecto actualizado exitosamente')).toBeVisible()
    expect(await projectsTitled(name)).toMatchObject([{ title_de: `${name} neu` }])
    await page.goto(`/admin/projects?edit=${id}`)
    await expect(title(page)).toHaveValue(name)
  })

  test('leaving a form asks first: stay, leave with a draft, or discard', async ({ ownerPage: page }) => {
    const name = unique('Salida')
    await openNew(page)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: 'Nuevo Proyecto' })).toBeVisible()

    await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
    await title(page).fill(name)
    const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
    await page.getByRole('link', { name: 'Mensajes' }).click()
    await question.getByRole('button', { name: 'Seguir editando' }).last().click()
    await expect(title(page)).toHaveValue(name)

    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Salir y dejar el borrador' }).click()
    const resume = page.getByRole('button', { name: `Continuar: ${name}` })
    await resume.click()
    await expect(title(page)).toHaveValue(name)

    await page.goBack()
    await question.getByRole('button', { name: 'Descartar y salir' }).click()
    await expect(page.getByRole('button', { name: 'Nuevo Proyecto' })).toBeVisible()
    await expect(resume).toHaveCount(0)
  })

  test('other tabs hear that a form holds unsaved typing', async ({ ownerPage: page }) => {
    const holders = () =>
      page.evaluate(
        async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'dirty-form').length,
      )
    await openNew(page)
    expect(await holders()).toBe(0)
    await title(page).fill('Sucio')
    await expect.poll(holders).toBe(1)
    await title(page).fill('')
    await expect.poll(holders).toBe(0)
  })

  test.describe('when the page breaks', () => {
    test.use({ expectedErrors: /the page could not be drawn|broken on purpose/ })

    test('the draft outlives the error screen', async ({ ownerPage: page }) => {
      const name = unique('Roto')
      await openNew(page)
      await title(page).fill(name)
      await untilKept(page, name)
      await page.evaluate(() => {
        const { trim } = String.prototype
        String.prototype.trim = function (this: string) {
          if (this.includes('¡bum!')) throw new Error('broken on purpose')
          return trim.call(this)
        }
      })
      await title(page).fill(`${name} ¡bum!`)
      await expect(page.getByText('Algo salió mal')).toBeVisible()
      await page.getByRole('button', { name: 'Recargar página' }).click()
      await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
      await expect(title(page)).toHaveValue(name)
    })
  })
})

test('A press on "Crear" counts although leaving the last field shows its error and moves the button', async ({
  ownerPage: page,
}) => {
  await openNew(page)
  await page.getByLabel('URL de la imagen').fill('no es una dirección')
  const button = page.getByRole('button', { name: 'Crear' })
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  // The upper edge: what moves down a line is not there any more when the button is let go.
  await page.mouse.move(x + width / 2, y + height / 4)
  await page.mouse.down()
  await page.waitForTimeout(200)
  await page.mouse.up()
  await expect(toast(page, 'Por favor completa todos los campos requeridos')).toBeVisible()
})

test.describe('Ten languages', () => {
  test('are counted, and saving goes to the first gap in the words of its tab', async ({ ownerPage: page }) => {
    await openNew(page)
    await expect(page.getByText('Idiomas completos: 0/10')).toBeVisible()
    await fillProject(page, 'Incompleto', ['es', 'en', 'pt', 'fr', 'de', 'zh', 'ja', 'it'])
    await expect(page.getByText('Idiomas completos: 8/10')).toBeVisible()
    await expect(tab(page, 'ar')).toContainText('faltan textos')
    await tab(page, 'ar').click()
    await title(page).fill('عنوان')
    await page.getByRole('button', { name: 'Crear' }).click()
    await expect(tab(page, 'ar')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'ar')).toContainText('con errores')
    await expect(page.getByText('الوصف مطلوب')).toBeVisible()
    await expect(page.getByLabel('Descripción')).toBeFocused()
  })

  test('Arabic is written from right to left, with the Spanish beside it', async ({ ownerPage: page }) => {
    await openNew(page)
    await title(page).fill('Una noche en la ciudad')
    await tab(page, 'ar').click()
    await expect(title(page)).toHaveAttribute('dir', 'rtl')
    await expect(title(page)).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('tabpanel')).toContainText('Una noche en la ciudad')
    await page.getByLabel('Ver el español al lado').uncheck()
    await expect(page.getByRole('tabpanel')).not.toContainText('Una noche en la ciudad')
  })

  test('empty texts are filled from Spanish, and written ones are replaced only after a question', async ({
    ownerPage: page,
  }) => {
    await openNew(page)
    await title(page).fill('Café')
    await page.getByLabel('Descripción').fill('Un anuncio sobre café')
    await tab(page, 'en').click()
    await title(page).fill('Coffee')
    await page.getByRole('button', { name: 'Rellenar los vacíos desde el español' }).click()
    await expect(toast(page, 'Textos rellenados desde el español: 17')).toBeVisible()
    await expect(title(page)).toHaveValue('Coffee')
    await expect(page.getByLabel('Descripción')).toHaveValue('Un anuncio sobre café')

    await page.getByRole('button', { name: 'Copiar del español' }).click()
    const question = page.getByRole('alertdialog', { name: '¿Reemplazar los textos en English?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(title(page)).toHaveValue('Coffee')
    await page.getByRole('button', { name: 'Copiar del español' }).click()
    await question.getByRole('button', { name: 'Reemplazar' }).click()
    await expect(title(page)).toHaveValue('Café')
    await page.getByLabel('Categoría').fill('Ad')
    await expect(tab(page, 'en')).toContainText('igual que el español')
  })

  test('turn out of date when Spanish changes, until they are edited or said to be still right', async ({
    ownerPage: page,
  }) => {
    const name = unique('Cambio')
    const id = await storedProject(name)
    await page.goto(`/admin/projects?edit=${id}`)
    await expect(page.getByText('Idiomas completos: 10/10')).toBeVisible()
    await title(page).fill(`${name} 2`)
    await expect(page.getByText('Idiomas completos: 1/10')).toBeVisible()
    await expect(page.getByText('Idiomas escritos antes de este cambio del español: 9')).toBeVisible()
    await tab(page, 'fr').click()
    await expect(page.getByText('El español ha cambiado desde que se escribió este idioma.')).toBeVisible()
    await page.getByRole('button', { name: 'Sigue siendo correcto' }).click()
    await expect(tab(page, 'fr')).toContainText('completo')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await tab(page, 'de').click()
    await title(page).fill('Neu')
    await expect(tab(page, 'de')).toContainText('completo')
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(toast(page, 'Proyecto actualizado exitosamente')).toBeVisible()

    await page.goto(`/admin/projects?edit=${id}`)
    await expect(page.getByText('Idiomas completos: 3/10')).toBeVisible()
    await page.getByRole('button', { name: 'Todos siguen siendo correctos' }).click()
    await expect(page.getByText('Idiomas completos: 10/10')).toBeVisible()
  })

  test('the form itself speaks the owner’s language', async ({ ownerPage: page }) => {
    await page.addInitScript(() => localStorage.setItem('studio.language', 'ar'))
    await page.goto('/admin/testimonials?edit=new')
    await expect(page.getByRole('heading', { name: 'رأي جديد' })).toBeVisible()
    await page.getByRole('button', { name: 'إنشاء' }).click()
    await expect(toast(page, 'يُرجى ملء جميع الحقول المطلوبة')).toBeVisible()
    await expect(tab(page, 'es')).toContainText('فيه أخطاء')
  })
})

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

test('N opens a new form and Ctrl+S saves it, from inside a field too', async ({ ownerPage: page }) => {
  const name = unique('Tecla')
  await page.goto('/admin/projects')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('n')
  await expect(title(page)).toBeVisible()
  await fillProject(page, name, languageCodes)
  await page.getByLabel('Cliente').fill('Volta')
  await page.getByLabel('Cliente').press('Control+s')
  await expect(toast(page, 'Proyecto creado exitosamente')).toBeVisible()
  expect(await projectsTitled(name)).toHaveLength(1)
})

test('A testimonial is offered again with its stars', async ({ ownerPage: page }) => {
  const name = unique('Estrellas')
  const { id } = await store
    .collection('testimonials')
    .add(testimonialDocument({ client_name: name, avatar_url: '', order_position: 900 }))
  await page.goto(`/admin/testimonials?edit=${id}`)
  await page.getByLabel('Calificación').fill('2')
  await untilKept(page, '"rating":2')
  await page.reload()
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(page.getByLabel('Calificación')).toHaveValue('2')
})

for (const [what, path, name] of [
  ['projects', '/admin/projects?edit=new', 'Título'],
  ['testimonials', '/admin/testimonials?edit=new', 'Rol'],
] as const) {
  test(`The form of ${what} has no fault that axe knows, in both themes, with errors, Arabic open and its question`, async ({
    ownerPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.getByLabel(name).fill('Volta')
    await page.getByRole('button', { name: 'Crear' }).click()
    await tab(page, 'ar').click()
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
    }
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await page.getByRole('complementary').getByLabel('Tema').selectOption(theme)
      await page.waitForTimeout(500)
      expect.soft(await faults(), theme).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect.soft(await faults(), 'the question').toEqual([])
  })
}
