/**
 * `npm run test:fuzz [seed]`: the long form of the random tests. `npm test` runs a short one, without the documents. It
 * tries:
 * - 20,000 sequences of devices on a simulated server, without emulators;
 * - 5,000 invalid and 500 valid documents;
 * - 1,000 races of two admins who revoke each other's role;
 * - 2,000 scripts of two or three devices;
 * - 200 pictures of two devices that are killed;
 * - every hostile text in every field.
 */
import { main } from '../scripts/lib/main.ts'
import { say } from '../scripts/lib/steps.ts'
import { vitest } from '../scripts/lib/tests/parts.ts'
import { onTestStudio } from './shared/studio.ts'

await main(async () => {
  const [seed] = process.argv.slice(2)
  const env = { FUZZ: 'long', ...(seed && { FUZZ_SEED: seed }) }
  const parts = ['fuzz', 'lastAdmin', 'devices', 'pictures', 'hostile']
  const simulated = await vitest('Random sequences of devices', 'unit', env, ['tests/devices'])
  const real = await onTestStudio({ onlyFirestore: true }, () =>
    vitest('Random documents and races', 'rules', env, parts),
  )
  const [passed, failed] = [simulated.passed + real.passed, simulated.failed + real.failed]
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
