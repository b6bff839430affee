import { say } from '../../scripts/lib/steps.ts'
import type { Chrome } from './chromium.ts'
import { type Category, categories, measure, type Run } from './lighthouse.ts'
import { busyRuns } from './numbers.ts'
import { type Compared, compared, pathOf } from './sites.ts'

export const builds = ['page', 'plain', 'client'] as const
export type Build = (typeof builds)[number]

interface Target {
  build: Build
  language: Compared
}
export type Measured = Target & { run: Run }

/** Rounds of repeats for runs that other work on the machine has spoiled. */
const mostRepeats = 3

/** Every build in every compared language, in turns (A B C A B C …), so that the machine's moods hit all alike. */
export async function measureInTurns(
  chrome: Chrome,
  origins: Record<Build, string>,
  rounds: number,
): Promise<{ measured: Measured[]; repeated: number; busy: number; browser: string }> {
  const targets = compared.flatMap((language) => builds.map((build) => ({ build, language })))
  const visit = async (target: Target, wanted?: readonly Category[]) => ({
    ...target,
    run: await measure(chrome, `${origins[target.build]}${pathOf(target.language)}`, wanted),
  })
  const measured: Measured[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) measured.push(await visit(target))
    say(`  round ${round} of ${rounds}`)
  }
  const busy = () => busyRuns(measured.map(({ run }) => run.benchmarkIndex))
  let repeated = 0
  for (let repeat = 0; repeat < mostRepeats; repeat += 1) {
    for (const at of busy()) {
      const spoiled = measured[at]
      if (!spoiled) continue
      measured[at] = await visit(spoiled)
      repeated += 1
    }
  }
  return { measured, repeated, busy: busy().length, browser: measured[0]?.run.browser ?? '' }
}

/** All four scores of the page in the compared languages. */
export const judge = async (chrome: Chrome, origin: string): Promise<Record<Compared, Run>> => ({
  es: await measure(chrome, `${origin}${pathOf('es')}`, categories),
  ar: await measure(chrome, `${origin}${pathOf('ar')}`, categories),
})
