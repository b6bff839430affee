import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addTranslatedProject, projectsTitled, samplePicture, tab, toast } from '../support/content'
import { button, title } from '../support/form'
import { functions } from '../support/functions'
import { failedCall } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'

/** Number of languages that are translated from Spanish. */
const translated = translatedCodes.length
const dialog = page.getByRole('dialog', { name: 'Traducir a los demás idiomas' })
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name })
const answerField = page.getByLabelText('Pega aquí la traducción')

/** Simulates the browser's translator: some languages, one of which fails to download at first. */
function giveTranslator(
  given: {
    unavailable?: string
    failing?: string
    failure?: string
    hasModels?: true
    translate?: (text: string, code: string) => string | Promise<string>
  } = {},
) {
  const { translate = (text, code) => `${text} ${code}` } = given
  const known = given.hasModels ? 'available' : 'downloadable'
  const failing = new Set([given.failing])
  vi.stubGlobal('Translator', {
    availability: ({ targetLanguage }: { targetLanguage: string }) =>
      Promise.resolve(targetLanguage === given.unavailable ? 'unavailable' : known),
    create: ({ targetLanguage, monitor }: { targetLanguage: string; monitor: (target: EventTarget) => void }) => {
      if (failing.delete(targetLanguage)) return Promise.reject(new DOMException('no', given.failure ?? 'NetworkError'))
      const target = new EventTarget()
      monitor(target)
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 1 }))
      return Promise.resolve({
        translate: async (text: string) => translate(text, targetLanguage),
        destroy: () => undefined,
      })
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

async function writeSpanish(name: string) {
  await openConsole('/admin/projects?edit=new')
  await title().fill(name)
  await page.getByLabelText('Descripción').fill('Lo que se ve')
  await page.getByLabelText('Categoría').fill('Corto')
  await page.getByLabelText('URL de la imagen').fill(samplePicture())
}

test('The browser translates missing texts in all languages at once, even offline; they are saved, and marked until somebody confirms them', async () => {
  giveTranslator({ hasModels: true })
  await writeSpanish('Traducida')
  server.setOnline(false)
  await tab('en').click()
  await title().fill('By hand')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toast(`${3 * translated - 1} textos traducidos`)).toBeVisible()
  await expect.element(title()).toHaveValue('By hand')
  await expect.element(page.getByLabelText('Descripción')).toHaveValue('Lo que se ve en')
  await expect.element(tab('ar')).toMatchTextContent('traducción sin revisar')
  await button('Crear').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.setOnline(true)
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  const [stored] = projectsTitled('Traducida')
  expect(stored).toMatchObject({ title_en: 'By hand', title_zh: 'Traducida zh', category_it: 'Corto it' })
  expect(stored?.text_marks).toMatchObject({ title_zh: 'machine', description_en: 'machine' })
  expect(stored?.text_marks).not.toHaveProperty('title_en')
})

test('A language that fails is named and can be retried; one unknown to the browser is left to copy and paste', async () => {
  giveTranslator({ failing: 'fr', unavailable: 'ja' })
  await writeSpanish('A medias')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('No se pudo traducir: Français.')
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('Français')
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('日本語')
  await answerField.fill('[ja 1] 途中\n[ja 2] 見えるもの\n[ja 3] 短編')
  await inDialog('Usar 3 traducciones').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await tab('ja').click()
  await expect.element(title()).toHaveValue('途中')
})

test('Without a translation machine the texts are copied as one text, and pasted translations are shown before they are used', async () => {
  vi.stubGlobal('Translator', undefined)
  await writeSpanish('Pegada')
  await button('Traducir').click()
  await expect.element(dialog).toMatchTextContent('usa cualquier traductor o chat')
  await answerField.fill('Claro:\n[en 1] Pasted\n[fr 1] Collée\n[xx 1] Nope')
  await expect.element(dialog.getByRole('status').last()).toMatchTextContent('English (2)')
  await expect.element(dialog).toMatchTextContent('[xx 1] Nope')
  await expectAccessible()
  await inDialog('Usar 2 traducciones').click()
  await expect.element(toast('2 textos traducidos')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await tab('fr').click()
  await expect.element(title()).toHaveValue('Collée')
})

test('The studio’s service translates if the browser cannot; a refusal is shown, and offline it is not called', async () => {
  vi.stubGlobal('Translator', undefined)
  const answers: ((given: { target: string; texts: string[] }) => unknown)[] = [
    () => ({ is_on: true, texts: [] }),
    () => Promise.reject(failedCall('resource-exhausted', 'quota', { reason: 'quota' })),
  ]
  functions.answers.translateTexts = (data) => {
    const given = data as { target: string; texts: string[] }
    return answers.shift()?.(given) ?? { is_on: true, texts: given.texts.map((text) => `${text} ${given.target}`) }
  }
  await writeSpanish('Con servicio')
  server.setOnline(false)
  await button('Traducir').click()
  await expect.element(dialog).toMatchTextContent('Sin conexión y sin traductor')
  server.setOnline(true)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await button('Traducir').click()
  await inDialog('Traducir con el servicio del estudio').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('English. Se agotó el cupo')
  await inDialog('Traducir con el servicio del estudio').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await tab('en').click()
  await expect.element(title()).toHaveValue('Con servicio en')
})

test('In an outdated language only changed texts are replaced; that can be undone, and texts that are too long are reported', async () => {
  giveTranslator()
  const id = addTranslatedProject('Corta')
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(title()).toHaveValue('Corta')
  await title().fill('L'.repeat(119))
  await button('Traducir').click()
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('1 texto (reemplaza 1 ya escrito)')
  await inDialog('Traducir en este dispositivo').click()
  await tab('fr').click()
  await expect.element(title()).toHaveValue(`${'L'.repeat(119)} fr`)
  await expect.element(tab('fr')).toMatchTextContent('con errores')
  await page.getByRole('button', { name: /Deshacer/ }).click()
  await expect.element(title()).toHaveValue('Project in Français')
})

test('Closing the dialog cancels the translation: nothing is requested, written or shown afterwards', async () => {
  const asked = vi.fn<(text: string, code: string) => Promise<string>>()
  let answer: (text: string) => void = () => undefined
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  giveTranslator({ translate: asked })
  await writeSpanish('Cerrada')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await tab('en').click()
  await title().fill('By hand')
  answer('Machine')
  await button('Traducir').click()
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('English 2 textos')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(title()).toHaveValue('By hand')
  await expect.element(page.getByLabelText('Descripción')).toHaveValue('')
  await expect.element(toast('textos traducidos')).not.toBeInTheDocument()
  expect(asked.mock.calls.every(([, code]) => code === 'en')).toBe(true)
})

test('A language whose model never loads is reported as slow; cancelling keeps finished texts and allows a retry', async () => {
  const never = new Promise<string>(() => undefined)
  giveTranslator({ translate: (text, code) => (code === 'pt' ? never : `${text} ${code}`) })
  await writeSpanish('Sin modelo')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog).toMatchTextContent('Traduciendo: Português')
  await expect.element(dialog).toMatchTextContent('Está tardando: quizá haya que descargar el idioma')
  await inDialog('Cancelar').click()
  await expect.element(toast('3 textos traducidos')).toBeVisible()
  await expect.element(inDialog('Cancelar')).not.toBeInTheDocument()
  await expect.element(inDialog('Traducir en este dispositivo')).toBeEnabled()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('An unavailable model and one that waits for another click have different messages', async () => {
  giveTranslator({ failing: 'fr', failure: 'NotAllowedError' })
  await writeSpanish('Otro clic')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Presiona otra vez para continuar')
  giveTranslator({ failing: 'fr' })
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('No se pudo descargar el idioma')
})

test('A language’s number and name are in the right order, and no empty frame is shown before texts are recognised', async () => {
  vi.stubGlobal('Translator', undefined)
  await writeSpanish('Orden')
  await button('Traducir').click()
  const arabic = dialog.getByRole('listitem').filter({ hasText: 'العربية' })
  await expect.element(arabic).toHaveTextContent('العربية 3 textos')
  // Compares the drawn positions: the name is at the start, and the number after it.
  const left = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect().left
  }
  const [name, , count] = arabic.element().childNodes
  expect(left(name as Node)).toBeLessThan(left(count as Node))
  await answerField.fill('nada que se entienda')
  await expect.element(dialog).toMatchTextContent('No se reconoció')
  await expect.element(dialog.getByRole('list', { name: 'Textos reconocidos' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('status').last()).toMatchTextContent('\u2068العربية\u2069 (3)')
})

test('A machine translation does not overwrite text that was pasted meanwhile', async () => {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  giveTranslator({ translate: (text, code) => isAnswered.then(() => `${text} ${code}`) })
  await writeSpanish('A la vez')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await answerField.fill('[ja 1] 途中')
  await inDialog('Usar 1 traducción').click()
  await expect.element(toast('1 texto traducido')).toBeVisible()
  answer()
  await expect.element(toast(`${3 * translated - 1} textos traducidos`)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await tab('ja').click()
  await expect.element(title()).toHaveValue('途中')
  await expect.element(page.getByLabelText('Descripción')).toHaveValue('Lo que se ve ja')
})

test('If a machine returns nothing, the text stays and its language is named as not translated', async () => {
  giveTranslator({ translate: (text, code) => (code === 'fr' ? ' ' : `${text} ${code}`) })
  const id = addTranslatedProject('Muda')
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Muda 2')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(toast(`${translated - 1} textos traducidos`)).toBeVisible()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('No se pudo traducir: Français.')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await tab('fr').click()
  await expect.element(title()).toHaveValue('Project in Français')
  await expect.element(tab('fr')).toMatchTextContent('desactualizado')
})

test('A translation equal to the original counts as new, and one text of two does not complete a language', async () => {
  giveTranslator({ translate: () => 'Igual' })
  const id = addTranslatedProject('Igual')
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Igual 2')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(toast(`${translated} textos traducidos`)).toBeVisible()
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Igual 3')
  await page.getByLabelText('Descripción').fill('Más')
  await button('Traducir').click()
  await answerField.fill('[fr 1] Igual')
  await inDialog('Usar 1 traducción').click()
  await expect.element(dialog.getByRole('listitem').nth(2)).toMatchTextContent('Français 1 texto')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(tab('fr')).toMatchTextContent('desactualizado')
  await button('Traducir').click()
  await inDialog('Traducir en este dispositivo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(tab('fr')).toMatchTextContent('traducción sin revisar')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  await openConsole('/admin/translations?q=Igual 3')
  await expect.element(page.getByRole('link', { name: 'Traducción sin revisar: Igual 3, Français' })).toBeVisible()
})
