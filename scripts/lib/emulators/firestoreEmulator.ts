import { step } from '../steps.ts'
import { environmentOf, testSet } from './emulatorSet.ts'
import { startEmulators } from './emulators.ts'
import { findJava } from './java.ts'
import { demandFreePorts } from './ports.ts'

/**
 * Makes sure that a Firestore emulator is there: the one that the environment names, or one for this command alone.
 * Resolves to what ends the latter; after that another one can be started.
 */
export async function firestoreEmulator(): Promise<() => Promise<void>> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return async () => undefined
  const set = testSet()
  await demandFreePorts(set)
  const java = await findJava()
  const { stop } = await step('Emulator', () => startEmulators(set, java, { only: ['firestore'] }))
  Object.assign(process.env, environmentOf(set))
  return async () => {
    await stop()
    delete process.env.FIRESTORE_EMULATOR_HOST
  }
}
