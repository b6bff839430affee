import type { LaunchOptions } from 'playwright'
import { clearEmulators, disableTriggers } from '../../scripts/lib/emulators/data.ts'
import { type EmulatorSet, environmentOf, testSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { startEmulators } from '../../scripts/lib/emulators/emulators.ts'
import { findJava } from '../../scripts/lib/emulators/java.ts'
import { demandFreePorts } from '../../scripts/lib/emulators/ports.ts'
import { warmUp } from '../../scripts/lib/emulators/warmUp.ts'
import { step } from '../../scripts/lib/steps.ts'
import { seed } from '../../scripts/lib/studio.ts'
import { browserArgs, findBrowser } from '../../scripts/lib/tests/browser.ts'

interface Needs {
  onlyFirestore?: boolean
  /** The sample data, or a large studio's. */
  data?: 'small' | 'large'
  /** Disables the triggers. */
  withoutTriggers?: boolean
}

/** Runs `work` on the emulators of `npm test` and ends them. The environment points at them from then on. */
export async function onTestStudio<Result>(
  { onlyFirestore, data, withoutTriggers }: Needs,
  work: (set: EmulatorSet) => Promise<Result>,
): Promise<Result> {
  const set = testSet()
  await demandFreePorts(set)
  const java = await findJava()
  const emulators = await step('Emulators', () =>
    startEmulators(set, java, onlyFirestore ? { only: ['firestore'] } : {}),
  )
  Object.assign(process.env, environmentOf(set))
  try {
    if (withoutTriggers) await disableTriggers(set)
    if (data) await step(`Data: ${data}`, () => clearEmulators(set).then(() => seed(set, data)))
    if (data) await step('First sign-in', () => warmUp(set))
    return await work(set)
  } finally {
    await step('Stopping the emulators', emulators.stop)
  }
}

/** Returns the options for starting the browser; `args` are added to those of the tests. */
export async function launchOptions(args: readonly string[] = []): Promise<LaunchOptions & { args: string[] }> {
  const found = await findBrowser()
  return { ...(typeof found === 'object' && { executablePath: found.path }), args: [...browserArgs, ...args] }
}
