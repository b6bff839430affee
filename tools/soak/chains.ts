import { type SettingsKey, settingsKeys } from '@studio/domain/settings/settings'
import type { Page } from 'playwright/test'
import { syncState } from '../../tests/e2e/support/devices.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { exactly } from '../shared/figures.ts'
import { enterAsAdmin, expect, newDevice, outboxOf, untilSays } from './devices.ts'
import { oneOf, type Row } from './row.ts'
import {
  type Edit,
  groupAt,
  nextEdit,
  openSettings,
  shownTexts,
  storedTexts,
  textFields,
  titleOf,
  type,
} from './settings.ts'

/**
 * Only a few, because each takes a minute: tests/rules/devices runs 2,000 scripts of several devices on the same
 * outbox.
 */
const chains = 35
const longest = 5

type Texts = Record<string, string>

/** The edits of two devices in one group of the settings while both are offline. */
interface Plan {
  group: SettingsKey
  base: Readonly<Texts>
  first: readonly Edit[]
  second: readonly Edit[]
}

const fieldsOf = (group: SettingsKey) => textFields.filter((field) => field.group === group)
const groups = settingsKeys.filter((group) => fieldsOf(group).length > 1)
const storedIn = async (group: SettingsKey): Promise<Texts> => (await groupAt(group).get()).get('value')

/** Returns the last text of each field that a chain edits. */
const lastTexts = (chain: readonly Edit[]): Texts =>
  Object.fromEntries(chain.map(({ field, text }) => [field.name, text]))

/**
 * Two devices edit the same documents offline in chains. The first reconnects, then the second. Edits of different
 * fields are merged without a question. For colliding fields the server keeps the first device's text until the owner
 * has chosen.
 */
export const row: Row = async ({ browser, note, random }) => {
  const open = async () => {
    const page = await (await newDevice(browser)).newPage()
    await enterAsAdmin(page)
    await openSettings(page)
    return page
  }
  const [first, second] = [await open(), await open()]
  const tally = { chains: 0, colliding: 0, overwritten: 0, unseen: 0, falseConflicts: 0, lost: 0 }

  /** Checks the result of one plan, and resolves its conflict if there is one. */
  const judge = async ({ group, base, ...plan }: Plan, isAsked: boolean) => {
    const [theirs, mine] = [lastTexts(plan.first), lastTexts(plan.second)]
    const colliding = Object.keys(mine).filter((field) => field in theirs)
    const stored = await storedIn(group)
    tally.chains += 1
    tally.overwritten += colliding.filter((field) => stored[field] !== theirs[field]).length
    tally.colliding += Number(colliding.length > 0)
    tally.unseen += Number(colliding.length > 0 && !isAsked)
    tally.falseConflicts += Number(colliding.length === 0 && isAsked)
    const collidingTexts = colliding.map((field) => mine[field] ?? '')
    const chosen =
      isAsked && colliding.length > 0 ? await resolve(second, group, collidingTexts, random) : collidingTexts
    const given = colliding.filter((field) => !chosen.includes(mine[field] ?? ''))
    const wanted = { ...base, ...theirs, ...mine, ...Object.fromEntries(given.map((field) => [field, theirs[field]])) }
    await expect
      .poll(() => storedIn(group))
      .toMatchObject(wanted)
      .catch(() => (tally.lost += 1))
  }

  while (tally.chains < chains) {
    for (const page of [first, second])
      await expect(async () => expect(await shownTexts(page)).toEqual(await storedTexts())).toPass()
    const plans = await Promise.all(groups.slice(0, chains - tally.chains).map((group) => planFor(group, random)))
    await Promise.all([
      editOffline(
        first,
        plans.flatMap((plan) => plan.first),
      ),
      editOffline(
        second,
        plans.flatMap((plan) => plan.second),
      ),
    ])
    await setOffline(first, false)
    await untilSays(first, 'Sincronizado')
    await setOffline(second, false)
    const asked = await conflictsShown(second)
    for (const plan of plans) await judge(plan, asked.includes(titleOf(plan.group)))
    if (asked.length > 0) await second.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await untilSays(second, 'Sincronizado')
    const faults = tally.overwritten + tally.unseen + tally.falseConflicts + tally.lost
    note(`${tally.chains} chains, ${tally.colliding} colliding, ${faults} faults`)
  }
  return [
    exactly(`Two devices, chains of 1–${longest} offline edits on one document`, chains, tally.chains),
    exactly('… silent overwrites', 0, tally.overwritten),
    exactly('… conflicts shown, of those that there were', tally.colliding, tally.colliding - tally.unseen),
    exactly('… false conflicts where fields differ', 0, tally.falseConflicts),
    exactly('… texts lost, also after choosing', 0, tally.lost),
  ]
}

/** Half of the second device's chains avoid the fields that the first one edited. */
async function planFor(group: SettingsKey, random: () => number): Promise<Plan> {
  const fields = fieldsOf(group)
  const chainOf = (some: typeof fields) =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, () => nextEdit(random, some))
  const first = chainOf(random() < 0.5 ? fields : fields.slice(0, 1))
  const others = fields.filter((field) => !first.some((edit) => edit.field === field))
  const second = chainOf(random() < 0.5 && others.length > 0 ? others : fields)
  return { group, base: await storedIn(group), first, second }
}

async function editOffline(page: Page, edits: readonly Edit[]) {
  await setOffline(page, true)
  for (const [at, edit] of edits.entries()) {
    await type(page, edit)
    await untilSays(page, `${at + 1} cambios? pendientes?`)
  }
}

const resolveButton = (page: Page) => page.getByRole('button', { name: 'Resolver', exact: true })

/** Returns the groups with a conflict, once nothing is waiting; the panel stays open if there are any. */
async function conflictsShown(page: Page): Promise<string[]> {
  await expect.poll(async () => (await outboxOf(page)).every(({ state }) => state !== 'waiting')).toBe(true)
  const paths = (await outboxOf(page)).flatMap(({ changes }) => changes.map(({ path }) => path))
  const count = new Set(paths).size
  await untilSays(page, count > 0 ? `Por decidir: ${count}` : 'Sincronizado')
  if (count === 0) return []
  await syncState(page, 'Por decidir').click()
  await resolveButton(page).first().waitFor()
  const items = page.getByRole('dialog').getByRole('listitem')
  return items
    .filter({ has: resolveButton(page) })
    .locator('xpath=./span')
    .allTextContents()
}

/**
 * Opens a conflict and randomly chooses a side for each field. Returns the fields for which this device's text was
 * chosen.
 */
async function resolve(page: Page, group: SettingsKey, mine: readonly string[], random: () => number) {
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('listitem')
    .filter({ hasText: titleOf(group) })
    .getByRole('button')
    .click()
  const fields = dialog.getByRole('group')
  await expect(fields).toHaveCount(mine.length)
  const chosen: string[] = []
  for (const text of mine) {
    const side = oneOf(['La tuya', 'La del sitio'], random)
    await fields.filter({ hasText: text }).getByRole('radio', { name: side }).check()
    if (side === 'La tuya') chosen.push(text)
  }
  await page.getByRole('button', { name: 'Publicar lo elegido' }).click()
  return chosen
}
