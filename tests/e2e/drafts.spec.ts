import { testimonialDocument } from '../support/factories'
import { projectsTitled, store } from '../support/store'
import { openNew, storedProject, tab, title, untilKept } from './formPage'
import { expect, test, toast, unique } from './studio'

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
    const discard = drafts.getByRole('button', { name: `Descartar el borrador: ${name} 2` })
    const asked = page.getByRole('alertdialog', { name: '¿Descartar este borrador?' })
    await discard.click()
    await asked.getByRole('button', { name: 'Cancelar' }).click()
    await expect(discard).toBeFocused()
    await discard.click()
    await asked.getByRole('button', { name: 'Descartar' }).click()
    await expect(drafts).toHaveCount(0)
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
    await expect(question).toHaveCount(0)
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
