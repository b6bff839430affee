import { settingsKeys } from '@studio/domain/settings/settings'
import { valueAt } from '../../domain/outbox/merge.ts'
import { Device } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { exactly } from '../shared/figures.ts'
import { openOffline, outboxOf, readyDevice, untilSays } from './devices.ts'
import type { Row } from './row.ts'
import { type Edit, groupAt, nextEdit, storedTexts, textFields, type, untilKnown } from './settings.ts'

const kills = 20
const editsEach = 100

/**
 * A browser is killed while the owner edits offline. An edit counts as shown once the bar reports it as pending on this
 * device; the kill interrupts the next one. Each time all shown edits must be in the outbox, once and in order, and
 * then on the server.
 */
export const row: Row = async ({ note, random }) => {
  const device = new Device()
  const cameBack = watchRevisions()
  let [shown, lost, doubled] = [0, 0, 0]
  await readyDevice(device)
  let page = await openOffline(device, '/admin/settings')
  for (let kill = 1; kill <= kills; kill += 1) {
    const made: Edit[] = []
    await untilKnown(page)
    await untilSays(page, 'Sin conexión')
    while (made.length < editsEach) {
      const edit = nextEdit(random)
      await type(page, edit)
      await untilSays(page, `${made.length + 1} cambios? pendientes?`)
      made.push(edit)
    }
    shown += made.length
    const late = nextEdit(random)
    const interrupted = type(page, late).catch(() => undefined)
    await device.kill()
    await interrupted

    page = await openOffline(device, '/admin/settings')
    const kept = await outboxOf(page)
    const has = ({ field, text }: Edit, at: number) => {
      const [change] = kept[at]?.changes ?? []
      if (!change?.path.endsWith(`/${field.group}`)) return false
      return valueAt(change.fields, `value.${field.name}`) === text
    }
    lost += made.filter((edit, at) => !has(edit, at)).length
    const hasLate = has(late, made.length)
    doubled += kept.length - made.length - Number(hasLate)
    await untilSays(page, `${kept.length} cambios? pendientes?`)
    await setOffline(page, false)
    await untilSays(page, 'Sincronizado')
    const last = new Map([...made, ...(hasLate ? [late] : [])].map(({ field, text }) => [field, text]))
    const stored = await storedTexts()
    lost += textFields.filter((field, at) => last.has(field) && last.get(field) !== stored[at]).length
    note(`${kill} kills, ${shown} edits, ${lost} lost, ${doubled + cameBack()} doubled`)
    await setOffline(page, true)
  }
  await device.remove()
  return [
    exactly(`Killed (SIGKILL) ${kills} times while editing offline: edits shown`, kills * editsEach, shown),
    exactly('… lost', 0, lost),
    exactly('… doubled, in the outbox or on the server', 0, doubled + cameBack()),
  ]
}

/**
 * Watches the revisions of all groups on the server. Returns a function that counts the revisions which came back after
 * being replaced.
 */
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
