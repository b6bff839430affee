/**
 * `npm run test:fuzz [seed]`: the long form of the rules' random tests, of which `npm test` has a short one: 5,000 bad
 * and 500 good documents, 1,000 races of two admins who take the role from each other, and 2,000 scripts of two or three devices.
 */
import { firestoreEmulator } from '../scripts/lib/emulators/firestoreEmulator.ts'
import { main } from '../scripts/lib/main.ts'
import { say } from '../scripts/lib/steps.ts'
import { vitest } from '../scripts/lib/tests/parts.ts'

await main(async () => {
  await firestoreEmulator()
  const [seed] = process.argv.slice(2)
  const env = { FUZZ: 'long', ...(seed && { FUZZ_SEED: seed }) }
  const { passed, failed } = await vitest('Random documents and races', 'rules', env, ['fuzz', 'lastAdmin', 'devices'])
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
