import { readFileSync } from 'node:fs'
import { untilReadyOffline } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { dismiss } from '../../tests/support/people.ts'
import { exactly } from '../shared/figures.ts'
import { enterAsAdmin, expect, newDevice, untilSays } from './devices.ts'
import type { Row } from './row.ts'
import { nextEdit, openSettings, type } from './settings.ts'

const edits = 100

/** The owner edits offline and reloads, then loses the role: the exported file has every edit with its whole text. */
export const row: Row = async ({ browser, random }) => {
  const page = await (await newDevice(browser)).newPage()
  const admin = await enterAsAdmin(page)
  await untilReadyOffline(page)
  await openSettings(page)
  await setOffline(page, true)
  const texts: string[] = []
  while (texts.length < edits) {
    const { field, text } = nextEdit(random)
    const whole = field.isLong ? `${text} ${'Una frase que nadie debe perder. '.repeat(8)}Final.` : text
    await type(page, { field, text: whole })
    texts.push(whole)
    await untilSays(page, `${texts.length} cambios? pendientes?`)
  }
  await page.reload()
  await untilSays(page, `${edits} cambios? pendientes?`)
  await dismiss(admin)
  await setOffline(page, false)
  await expect(page.getByText(`${edits} cambios sin publicar.`)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar una copia' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  const kept = texts.filter((text) => file.includes(text)).length
  return [exactly('Reload, then the role is gone: edits with their whole texts in the file', edits, kept)]
}
