/**
 * `npm run soak`: the long proof that the owner's work is never lost: kills, refusals, two devices, sign-outs, cold
 * starts, in real Chromium on emulators of its own. Prints a table and writes it to .logs/soak.md; fails when a row is
 * not what it must be. Words after `--` ask for a part: `npm run soak -- kills chains`; a number is the seed of what is
 * random.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { buildAll } from '../scripts/lib/build.ts'
import { clearEmulators } from '../scripts/lib/emulators/data.ts'
import { environmentOf, testSet } from '../scripts/lib/emulators/emulatorSet.ts'
import { startEmulators } from '../scripts/lib/emulators/emulators.ts'
import { findJava } from '../scripts/lib/emulators/java.ts'
import { demandFreePorts } from '../scripts/lib/emulators/ports.ts'
import { warmUp } from '../scripts/lib/emulators/warmUp.ts'
import { type Figure, markdown } from '../scripts/lib/figures.ts'
import { main } from '../scripts/lib/main.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { oneLine, Problem } from '../scripts/lib/problem.ts'
import { say, step, table } from '../scripts/lib/steps.ts'
import { seed } from '../scripts/lib/studio.ts'
import { findBrowser } from '../scripts/lib/tests/browser.ts'
import type { Row } from './soak/row.ts'

/** The rows of the table by the word that asks for one; loaded once the environment names the emulators. */
const rows: Record<string, () => Promise<{ row: Row }>> = {
  kills: () => import('./soak/kills.ts'),
  refused: () => import('./soak/refused.ts'),
  pictures: () => import('./soak/pictures.ts'),
  chains: () => import('./soak/chains.ts'),
  convergence: () => import('./soak/convergence.ts'),
  'sign-out': () => import('./soak/signOut.ts'),
  'cold-start': () => import('./soak/coldStart.ts'),
  storage: () => import('./soak/storage.ts'),
  update: () => import('./soak/update.ts'),
}

/** A row that cannot even end is a row that is missed. */
const orMissed = (name: string, work: Promise<Figure[]>): Promise<Figure[]> =>
  work.catch((error: unknown) => {
    if (process.env.DEBUG) console.error(error)
    return [{ what: name, expected: 'ends', found: oneLine(error).slice(0, 300), holds: false }]
  })

await main(async () => {
  const asked = process.argv.slice(2)
  const random = Number(asked.find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000)
  const parts = asked.filter((word) => !/^\d+$/.test(word))
  const unknown = parts.find((word) => !rows[word])
  if (unknown) throw new Problem(`There is no part "${unknown}": ${Object.keys(rows).join(', ')}.`)
  const set = testSet()
  await demandFreePorts(set)
  await step('Build', () => buildAll())
  const browser = await step('Browser', findBrowser)
  const emulators = await step('Emulators', async () => startEmulators(set, await findJava()))
  Object.assign(process.env, environmentOf(set))
  if (typeof browser === 'object') process.env.BROWSER_PATH = browser.path
  await step('Sample data', () => clearEmulators(set).then(() => seed(set)))
  await step('First sign-in', () => warmUp(set))
  const figures: Figure[] = []
  for (const [name, load] of Object.entries(rows)) {
    if (parts.length > 0 && !parts.includes(name)) continue
    const note = (text: string) => say(`  ${name}: ${text}`)
    figures.push(
      ...(await step(name, () =>
        orMissed(
          name,
          load().then(({ row }) => row({ note, seed: random })),
        ),
      )),
    )
  }
  await step('Stopping the emulators', emulators.stop)
  const missed = figures.filter(({ holds }) => !holds)
  writeFileSync(inRoot('.logs/soak.md'), `${markdown(figures)}\n`)
  say()
  table(figures.map(({ what, expected, found, holds }) => [holds ? '✓' : '✗', what, expected, found]))
  say(`  ${cpus().length} cores, seed ${random}; written to .logs/soak.md`)
  say(`${figures.length - missed.length} passed, ${missed.length} failed`)
  return missed.length === 0 ? 0 : 1
})
