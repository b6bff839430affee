import { settingsKeys } from '@studio/domain/settings/settings'
import type { Page } from 'playwright/test'
import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { Device } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { enterAsAdmin, untilReady, untilSays } from './desk.ts'
import { outboxOf, textIn } from './outboxStore.ts'
import { oneOf, type Row, randomFrom } from './row.ts'
import { groupAt, openSettings, storedTexts, type TextField, textFields, type } from './settings.ts'

const kills = 20
const editsEach = 100

interface Edit {
  field: TextField
  text: string
}

/**
 * A browser is killed while the owner edits offline: an edit counts as shown once the bar says that it waits on this
 * device, and the kill hits the next one in the middle. Each time all shown edits must be in the outbox, once, in
 * order, and then on the server.
 */
export const row: Row = async ({ note, seed }): Promise<Figure[]> => {
  const random = randomFrom(seed)
  const device = new Device()
  const published = watchRevisions()
  let [shown, lost, doubled, edits] = [0, 0, 0, 0]
  const nextEdit = (): Edit => {
    const field = oneOf(textFields, random)
    return { field, text: field.textFor(1_000_000 + edits++) }
  }
  let page = await enterAndPrepare(device)
  for (let kill = 1; kill <= kills; kill += 1) {
    const made: Edit[] = []
    await setOffline(page, true)
    await untilSays(page, 'Sin conexión')
    while (made.length < editsEach) {
      const edit = nextEdit()
      await type(page, edit.field, edit.text)
      await untilSays(page, `pendientes: ${made.length + 1}`)
      made.push(edit)
    }
    shown += made.length
    const late = nextEdit()
    const interrupted = type(page, late.field, late.text).catch(() => undefined)
    await device.kill()
    await interrupted

    page = await openOffline(device)
    const kept = await outboxOf(page)
    const has = ({ field, text }: Edit, at: number) => {
      const entry = kept[at]
      return entry !== undefined && textIn(entry, field.group, field.name) === text
    }
    lost += made.filter((edit, at) => !has(edit, at)).length
    const hasLate = has(late, made.length)
    doubled += kept.length - made.length - Number(hasLate)
    await untilSays(page, `pendientes: ${kept.length}`)
    await setOffline(page, false)
    await untilSays(page, 'Sincronizado')
    const last = new Map([...made, ...(hasLate ? [late] : [])].map(({ field, text }) => [field, text]))
    const stored = await storedTexts()
    lost += textFields.filter((field, at) => last.has(field) && last.get(field) !== stored[at]).length
    note(`${kill} kills, ${shown} edits, ${lost} lost, ${doubled + published()} doubled`)
  }
  await device.remove()
  return [
    exactly(`Killed (SIGKILL) ${kills} times while editing offline: edits shown`, kills * editsEach, shown),
    exactly('… lost', 0, lost),
    exactly('… doubled, in the outbox or on the server', 0, doubled + published()),
  ]
}

async function enterAndPrepare(device: Device): Promise<Page> {
  const page = await device.open()
  await enterAsAdmin(page)
  await untilReady(page)
  await openSettings(page)
  return page
}

async function openOffline(device: Device): Promise<Page> {
  const page = await device.open()
  await setOffline(page, true)
  await openSettings(page)
  return page
}

/** Follows the revisions of all groups on the server; says how many came back after they had been replaced. */
function watchRevisions(): () => number {
  const revisions = settingsKeys.map((group) => {
    const seen: string[] = []
    groupAt(group).onSnapshot((found) => {
      const rev = String(found.get('rev'))
      if (rev !== seen.at(-1)) seen.push(rev)
    })
    return seen
  })
  return () => revisions.reduce((sum, seen) => sum + seen.length - new Set(seen).size, 0)
}
