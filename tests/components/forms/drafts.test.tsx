import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draftSlot } from '../../../web/src/device/draftSlot'
import {
  addProjects,
  addTestimonials,
  addTranslatedProject,
  heading,
  projectsTitled,
  tab,
  toast,
} from '../support/content'
import { expectErrors } from '../support/errors'
import { button, keptDrafts, press, title, untilKept } from '../support/form'
import { openConsole } from '../support/render'
import { owner } from '../support/studio'

const drafts = page.getByRole('region', { name: 'Borradores sin terminar' })
const leaving = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
const goOn = button('Continuar con el borrador')

async function openNew() {
  const opened = await openConsole('/admin/projects')
  await button('Nuevo Proyecto').click()
  await expect.element(title()).toBeVisible()
  return opened
}

test('After a reload the draft is offered, and continues where it ended', async () => {
  await openNew()
  await title().fill('Borrador')
  await tab('fr').click()
  await title().fill('Borrador fr')
  await untilKept('Borrador fr')
  await openConsole('/admin/projects?edit=new')
  await expect.element(page.getByText('Tienes un borrador sin terminar')).toBeVisible()
  await expect.element(title()).not.toBeInTheDocument()
  await goOn.click()
  await expect.element(title()).toHaveValue('Borrador')
  await tab('fr').click()
  await expect.element(title()).toHaveValue('Borrador fr')
})

test('A draft can be continued or discarded directly from the list', async () => {
  await openNew()
  await title().fill('Tirado')
  await untilKept('Tirado')
  const { router } = await openConsole('/admin/projects')
  await drafts.getByRole('button', { name: 'Continuar: Tirado' }).click()
  await expect.element(title()).toHaveValue('Tirado')
  await title().fill('Tirado 2')
  await router.navigate(-1)
  await button('Salir y dejar el borrador').click()
  await expect.element(drafts.getByRole('button', { name: 'Continuar: Tirado 2' })).toBeVisible()
  // Going forward does not restore the draft's earlier state.
  await router.navigate(1)
  await goOn.click()
  await expect.element(title()).toHaveValue('Tirado 2')
  await button('Cancelar').click()
  await button('Salir y dejar el borrador').click()
  const discard = drafts.getByRole('button', { name: 'Descartar el borrador: Tirado 2' })
  const asked = page.getByRole('alertdialog', { name: '¿Descartar este borrador?' })
  await discard.click()
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(discard).toHaveFocus()
  await discard.click()
  await asked.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(drafts).not.toBeInTheDocument()
})

test('A draft of an edit is offered with the copy it was based on, and a save deletes it', async () => {
  const id = addTranslatedProject('Retomado')
  await openConsole(`/admin/projects?edit=${id}&lang=de`)
  await expect.element(tab('de')).toHaveAttribute('aria-selected', 'true')
  await title().fill('Retomado neu')
  await untilKept('Retomado neu')
  await openConsole(`/admin/projects?edit=${id}&lang=de`)
  await goOn.click()
  await expect.element(title()).toHaveValue('Retomado neu')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Retomado')).toMatchObject([{ title_de: 'Retomado neu' }])
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(title()).toHaveValue('Retomado')
})

test('Two tabs that edit one project keep both drafts, and a save ends only its own', async () => {
  const id = addTranslatedProject('Doble')
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(title()).toHaveValue('Doble')
  const otherTab = draftSlot({ account: owner.uid, form: 'project', document: id })
  const typeThere = (title_es: string) => otherTab.keep({ values: { title_es }, written: [] })
  await typeThere('En la otra')
  await title().fill('En esta')
  await untilKept('En esta')
  await untilKept('En la otra')
  await typeThere('En la otra, más')
  await title().fill('En esta, más')
  await untilKept('En esta, más')
  expect(await keptDrafts()).toHaveLength(2)
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  await expect.poll(() => keptDrafts()).toMatchObject([{ values: { values: { title_es: 'En la otra, más' } } }])
})

test('Leaving a form asks first: stay, leave with a draft, or discard', async () => {
  const { router } = await openNew()
  await title().fill('Salida')
  await page.getByRole('link', { name: 'Mensajes' }).click()
  await leaving.getByRole('button', { name: 'Seguir editando' }).last().click()
  await expect.element(leaving).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Salida')

  await press('{Escape}')
  await leaving.getByRole('button', { name: 'Salir y dejar el borrador' }).click()
  const resume = button('Continuar: Salida')
  await resume.click()
  await expect.element(title()).toHaveValue('Salida')

  await router.navigate(-1)
  await leaving.getByRole('button', { name: 'Descartar y salir' }).click()
  await expect.element(button('Nuevo Proyecto')).toBeVisible()
  await expect.element(resume).not.toBeInTheDocument()
})

test('A letter that is typed and deleted leaves no draft and asks no question', async () => {
  await openNew()
  await title().fill('x')
  await untilKept('"title_es":"x"')
  await title().clear()
  await expect.poll(() => keptDrafts()).toEqual([])
  await button('Cancelar').click()
  await expect.element(button('Nuevo Proyecto')).toBeVisible()
  await expect.element(drafts).not.toBeInTheDocument()
})

test('A letter that is deleted right before leaving leaves no draft', async () => {
  await openNew()
  await title().fill('x')
  await title().clear()
  await button('Cancelar').click()
  await expect.element(button('Nuevo Proyecto')).toBeVisible()
  expect(await keptDrafts()).toEqual([])
})

test('A translation stays unchanged, with its mark, if a letter is typed and removed', async () => {
  const [id = ''] = addProjects({ title_es: 'Marcado', title_de: 'Markiert', text_marks: { title_de: 'machine' } })
  await openConsole(`/admin/projects?edit=${id}&lang=de`)
  await title().fill('Markiertx')
  await untilKept('Markiertx')
  await title().fill('Markiert')
  await expect.poll(() => keptDrafts()).toEqual([])
})

test('A continued draft disappears once its text equals the stored one again', async () => {
  const id = addTranslatedProject('Vuelto')
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Vuelto atrás')
  await untilKept('Vuelto atrás')
  await openConsole(`/admin/projects?edit=${id}`)
  await goOn.click()
  await expect.element(title()).toHaveValue('Vuelto atrás')
  await title().fill('Vuelto')
  await expect.poll(() => keptDrafts()).toEqual([])
})

test('Other tabs are notified that a form has unsaved changes', async () => {
  const holders = async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'dirty-form').length
  await openNew()
  expect(await holders()).toBe(0)
  await title().fill('Sucio')
  await expect.poll(holders).toBe(1)
  await title().fill('')
  await expect.poll(holders).toBe(0)
})

test('A draft survives a page that crashes', async () => {
  expectErrors(/the page could not be rendered|broken on purpose/)
  await openNew()
  await title().fill('Roto')
  await untilKept('Roto')
  const { trim } = String.prototype
  try {
    String.prototype.trim = function (this: string) {
      if (this.includes('¡bum!')) throw new Error('broken on purpose')
      return trim.call(this)
    }
    await title().fill('Roto ¡bum!')
    await expect.element(page.getByText('Algo salió mal')).toBeVisible()
    await expect.element(button('Reintentar')).toBeVisible()
  } finally {
    String.prototype.trim = trim
  }
  await openConsole('/admin/projects?edit=new')
  await goOn.click()
  await expect.element(title()).toHaveValue('Roto')
})

test('The draft of a testimonial is offered with its stars', async () => {
  const [id = ''] = addTestimonials({ client_name: 'Estrellas' })
  await openConsole(`/admin/testimonials?edit=${id}`)
  await expect.element(heading('Editar Testimonio')).toBeVisible()
  await page.getByLabelText('Calificación').fill('2')
  await untilKept('"rating":2', 'testimonial')
  await openConsole(`/admin/testimonials?edit=${id}`)
  await goOn.click()
  await expect.element(page.getByLabelText('Calificación')).toHaveValue('2')
})
