import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import type { Page } from 'playwright/test'
import { expect } from './studio.ts'

export const title = (page: Page) => page.getByLabel('Título')

export async function openNew(page: Page) {
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await expect(title(page)).toBeVisible()
}

/** Fills these fields of the open form in Spanish, and copies them to the other languages. */
export async function fillFromSpanish(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Llenar los campos vacíos con el español' }).click()
}

/** Removes the translator that some builds of the browser have. */
export const withoutTranslator = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'))

/** Translates the texts of the open form offline, as any chat would: `Marea` becomes `Marea fr`. */
export async function pasteTranslations(page: Page, texts: readonly string[]) {
  await page.getByRole('button', { name: 'Traducir' }).click()
  await expect(translateDialog(page)).toContainText('Sin conexión y sin traductor')
  await pasteAnswers(page, texts)
}

const translateDialog = (page: Page) => page.getByRole('dialog', { name: 'Traducir a los demás idiomas' })

/** Pastes the translations of these texts into the open dialog, and uses them. */
export async function pasteAnswers(page: Page, texts: readonly string[]) {
  const dialog = translateDialog(page)
  const answer = translatedCodes.flatMap((code) => texts.map((text, at) => `[${code} ${at + 1}] ${text} ${code}`))
  await dialog.getByLabel('Pega aquí la traducción').fill(['```', ...answer, '```'].join('\n'))
  await dialog.getByRole('button', { name: `Usar ${answer.length} traducciones` }).click()
}

/** Waits until typed text is stored: a draft is written a moment after the last letter. */
export const untilKept = (page: Page, text: string) =>
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
