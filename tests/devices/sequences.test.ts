import fc from 'fast-check'
import { it } from 'vitest'
import { found } from './found.ts'
import { foundInBrowser } from './foundInBrowser.ts'
import { foundInTexts } from './foundInTexts.ts'
import { play } from './play.ts'
import { type Sequence, sequences } from './steps.ts'

const isLong = process.env.FUZZ === 'long'
const seed = Number(process.env.FUZZ_SEED ?? 20_261_127)
const runs = Number(process.env.FUZZ_RUNS ?? (isLong ? 20_000 : 50))

const asText = (sequence: Sequence) => JSON.stringify(sequence).replaceAll('},{', '},\n{')

it.each([...found, ...foundInTexts, ...foundInBrowser])('A former fault stays fixed: $breach', ({ sequence }) =>
  play(sequence),
)

it(`${runs} random sequences on devices with right and wrong clocks lose no work, no question, no mark, and nothing that was restored`, async () => {
  await fc.assert(fc.asyncProperty(sequences, play), {
    seed,
    numRuns: runs,
    reporter: ({ failed, counterexample, errorInstance, numRuns, seed }) => {
      const [sequence] = counterexample ?? []
      if (!failed || !sequence) return
      throw new Error(`run ${numRuns}, seed ${seed}: ${errorInstance}\n${asText(sequence)}`)
    },
  })
}, 7_200_000)
