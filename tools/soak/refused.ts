import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { exactly } from '../../scripts/lib/figures.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { enterAsAdmin, expect, inSpanish, openBrowser, untilReady, untilSays } from './desk.ts'
import type { Row } from './row.ts'
import { openSettings, textFields, type } from './settings.ts'

const edits = 100

/** The owner edits offline and reloads, then loses the role: the file has every edit with its whole text. */
export const row: Row = async () => {
  const browser = await openBrowser()
  const context = await browser.newContext(inSpanish())
  const page = await context.newPage()
  const { revoke } = await enterAsAdmin(page)
  await untilReady(page)
  await openSettings(page)
  await setOffline(page, true)
  const texts: string[] = []
  for (let edit = 0; edit < edits; edit += 1) {
    const field = textFields[edit % textFields.length]
    if (!field) continue
    const text = field.isLong ? longText(edit) : field.textFor(2_000_000 + edit)
    await type(page, field, text)
    await untilSays(page, `pendientes: ${edit + 1}`)
    texts.push(text)
  }
  await page.reload()
  await untilSays(page, `pendientes: ${edits}`)
  await revoke()
  await setOffline(page, false)
  await expect(page.getByText(`Cambios sin publicar: ${edits}.`)).toBeVisible()
  const exported = await exportOf(page)
  await browser.close()
  return [
    exactly('Reload, then the role is gone: edits with their whole texts in the file', edits, countIn(exported, texts)),
  ]
}

const longText = (edit: number) => `Principio ${edit}. ${'Una frase que nadie debe perder. '.repeat(8)}Final ${edit}.`

async function exportOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar una copia' }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

const countIn = (file: string, texts: readonly string[]) => texts.filter((text) => file.includes(text)).length
