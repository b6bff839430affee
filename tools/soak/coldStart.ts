import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { chooseLanguage, openConsole, openLanding, visitLanding } from '../../tests/e2e/support/coldStart.ts'
import { Device, storedProject } from '../../tests/e2e/support/devices.ts'
import { offlineErrors, setOffline } from '../../tests/e2e/support/studio.ts'
import { enterAsAdmin, errorsOf, untilReady } from './desk.ts'
import type { Row } from './row.ts'

/** The browser is started anew without a network, ten times: console and page open in each language, with their data. */
export const row: Row = async ({ note }): Promise<Figure[]> => {
  const device = new Device()
  const { title } = await storedProject('Frío')
  await prepare(device, title)
  const [opened, errors] = [{ console: 0, page: 0 }, [] as string[]]
  for (const [at, code] of languageCodes.entries()) {
    const page = await device.open()
    const found = device.context ? errorsOf(device.context, offlineErrors) : []
    await setOffline(page, true)
    await openConsole(page, code, title)
    opened.console += 1
    const next = languageCodes[at + 1]
    await openLanding(await page.context().newPage(), code, title)
    opened.page += 1
    if (next) await chooseAndKeep(page, next)
    await device.context?.close()
    errors.push(...found)
    note(`${at + 1} languages${errors.length > 0 ? `, ${errors.join(' | ')}` : ''}`)
  }
  await device.remove()
  const all = languageCodes.length
  return [
    exactly('Cold start offline, the console, languages in which it opens with its data', all, opened.console),
    exactly('… the page', all, opened.page),
    exactly('… errors', 0, errors.length),
  ]
}

/** One visit with a network: the console and all collections, and the page in every language. */
async function prepare(device: Device, title: string) {
  const page = await device.open()
  await enterAsAdmin(page)
  await untilReady(page)
  for (const code of languageCodes) await visitLanding(page, code, title)
  await page.goto('/admin/projects')
  const [first] = languageCodes
  if (first) await chooseAndKeep(page, first)
  await device.context?.close()
}

async function chooseAndKeep(page: Page, code: LanguageCode) {
  await chooseLanguage(page, code)
  await page.locator(`html[lang=${code}]`).waitFor()
}
