import type { Page } from 'playwright/test'
import { exactly, type Figure } from '../../scripts/lib/figures.ts'
import { setOffline } from '../../tests/e2e/support/studio.ts'
import { closePanel, conflictsShown, resolveConflict } from './conflicts.ts'
import { enterAsAdmin, expect, inSpanish, openBrowser, untilSays } from './desk.ts'
import { type Editable, goTo, groupDocuments, projectDocument } from './documents.ts'
import { outboxOf } from './outboxStore.ts'
import { type Row, randomFrom } from './row.ts'

const chains = 200
const longest = 5

type Texts = Record<string, string>

/** What two devices do to one document while both are offline: the last text of each field, and in which order. */
interface Plan {
  document: Editable
  base: Readonly<Texts>
  first: [field: string, text: string][]
  second: [field: string, text: string][]
}

/** What came of all chains. */
interface Tally {
  chains: number
  colliding: number
  overwritten: number
  unseen: number
  falseConflicts: number
  lost: number
}

/**
 * Two devices make chains of edits of the same documents offline. The first comes back, then the second: where fields
 * differ both are there without a question; where they collide the server keeps the first until the owner has chosen.
 */
export const row: Row = async ({ note, seed }): Promise<Figure[]> => {
  const random = randomFrom(seed)
  const browser = await openBrowser()
  const open = async () => {
    const page = await (await browser.newContext(inSpanish())).newPage()
    await enterAsAdmin(page)
    return page
  }
  const [first, second] = [await open(), await open()]
  const documents = [...groupDocuments(), await projectDocument()]
  const tally: Tally = { chains: 0, colliding: 0, overwritten: 0, unseen: 0, falseConflicts: 0, lost: 0 }
  while (tally.chains < chains) {
    const wanted = documents.slice(0, chains - tally.chains)
    for (const page of [first, second]) await lookAt(page, wanted)
    const plans = await Promise.all(wanted.map((document) => planFor(document, random)))
    await playRound(first, second, plans, random, tally)
    const { overwritten, unseen, falseConflicts, lost } = tally
    const faults = overwritten + unseen + falseConflicts + lost
    note(`${tally.chains} chains, ${tally.colliding} colliding, ${faults} faults`)
  }
  await browser.close()
  return [
    exactly(`Two devices, chains of 1–${longest} offline edits on one document`, chains, tally.chains),
    exactly('… silent overwrites', 0, tally.overwritten),
    exactly('… conflicts shown, of those that there were', tally.colliding, tally.colliding - tally.unseen),
    exactly('… false conflicts where fields differ', 0, tally.falseConflicts),
    exactly('… texts lost, also after choosing', 0, tally.lost),
  ]
}

/** Opens every page once and waits until it shows what the server has; ends on the first. */
async function lookAt(page: Page, documents: readonly Editable[]) {
  for (const document of [...documents].reverse()) {
    await goTo(page, document.page)
    await document.untilShown(page)
  }
}

let edits = 3_000_000

/** Half of the second device's chains keep to fields that the first one left alone. */
async function planFor(document: Editable, random: () => number): Promise<Plan> {
  const chainOf = (fields: readonly string[]) =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, (): [string, string] => {
      const field = fields[Math.floor(random() * fields.length)] ?? ''
      return [field, document.textFor(field, edits++)]
    })
  const first = chainOf(random() < 0.5 ? document.fields : document.fields.slice(0, 1))
  const others = document.fields.filter((field) => !first.some(([name]) => name === field))
  const second = chainOf(random() < 0.5 && others.length > 0 ? others : document.fields)
  return { document, base: await document.stored(), first, second }
}

async function playRound(
  first: Page,
  second: Page,
  plans: readonly Plan[],
  random: () => number,
  tally: Tally,
): Promise<void> {
  const edit = async (page: Page, side: 'first' | 'second') => {
    await setOffline(page, true)
    let made = 0
    for (const { document, ...plan } of plans) {
      if (made === 0 || document.page === 'Proyectos') await goTo(page, document.page)
      for (const [field, text] of plan[side]) {
        await document.edit(page, field, text)
        await untilSays(page, `pendientes: ${++made}`)
      }
    }
  }
  await Promise.all([edit(first, 'first'), edit(second, 'second')])
  await setOffline(first, false)
  await untilSays(first, 'Sincronizado')
  await setOffline(second, false)
  const nothingWaits = async () => (await outboxOf(second)).every(({ state }) => state !== 'waiting')
  await expect.poll(nothingWaits).toBe(true)
  const colliding = new Set((await outboxOf(second)).flatMap(({ changes }) => changes.map(({ path }) => path)))
  await untilSays(second, colliding.size > 0 ? `Por decidir: ${colliding.size}` : 'Sincronizado')
  const asked = await conflictsShown(second)
  for (const { document, base, ...plan } of plans) {
    const [theirs, mine] = [Object.fromEntries(plan.first), Object.fromEntries(plan.second)]
    const colliding = Object.keys(mine).filter((field) => field in theirs)
    const isShown = asked.includes(document.name)
    const stored = await document.stored()
    tally.chains += 1
    tally.overwritten += colliding.filter((field) => stored[field] !== theirs[field]).length
    let wanted: Texts = { ...base, ...theirs, ...mine }
    if (colliding.length > 0) {
      tally.colliding += 1
      if (!isShown) tally.unseen += 1
      const chosen =
        isShown &&
        (await resolveConflict(
          second,
          document.name,
          colliding.map((field) => mine[field] ?? ''),
          random,
        ))
      if (chosen)
        for (const field of colliding)
          if (!chosen.has(mine[field] ?? '')) wanted = { ...wanted, [field]: theirs[field] ?? '' }
    } else if (isShown) tally.falseConflicts += 1
    await expect
      .poll(async () => wrongIn(await document.stored(), wanted))
      .toBe(0)
      .catch(() => {
        tally.lost += 1
      })
  }
  if (asked.length > 0) await closePanel(second)
  await untilSays(second, 'Sincronizado')
}

const wrongIn = (stored: Readonly<Texts>, wanted: Texts) =>
  Object.entries(wanted).filter(([field, text]) => stored[field] !== text).length
