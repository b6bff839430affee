import { step } from '../steps.ts'
import { environmentOf, testSet } from './emulatorSet.ts'
import { startEmulators } from './emulators.ts'
import { findJava } from './java.ts'
import { demandFreePorts } from './ports.ts'

/** Makes sure that a Firestore emulator is there: the one that the environment names, or one for this command alone. */
export async function firestoreEmulator() {
  if (process.env.FIRESTORE_EMULATOR_HOST) return
  const set = testSet()
  await demandFreePorts(set)
  const java = await findJava()
  await step('Emulator', () => startEmulators(set, java, { only: ['firestore'] }))
  Object.assign(process.env, environmentOf(set))
}
