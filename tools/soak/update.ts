import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { storedProject } from '../../tests/e2e/support/devices.ts'
import { updateWhileDirty } from '../../tests/e2e/support/updateWhileDirty.ts'
import { enterAsAdmin, inSpanish, openBrowser } from './desk.ts'
import type { Row } from './row.ts'

/** A new version comes while a form is dirty in another tab: it waits and says so, and the form stays as it is. */
export const row: Row = async (): Promise<Figure[]> => {
  const { title, read } = await storedProject('Versión')
  const browser = await openBrowser()
  const context = await browser.newContext(inSpanish())
  await enterAsAdmin(await context.newPage())
  const session = await context.storageState()
  await context.close()
  const seen = await updateWhileDirty(browser, session, title)
  await browser.close()
  const isSaved = (await read()).client_name === 'a medias'
  return [
    exactly('Update while a form is dirty in another tab: prompt waits', 1, Number(!seen.isOffered)),
    exactly('… form intact', 1, Number(seen.typed === 'a medias')),
    exactly('… offered and taken once the form is saved', 1, Number(seen.isTaken && isSaved)),
  ]
}
