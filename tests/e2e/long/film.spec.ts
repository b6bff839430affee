import { mostBeyondTransfer, mostPresses, publishFilm } from '../support/publishFilm'
import { expect, test, unique } from '../support/studio'

test('A film of 30 MB is public within a minute, with few presses', async ({ ownerPage, visitorPage }, {
  annotations,
}) => {
  test.setTimeout(400_000)
  const { presses, ms, bytes } = await publishFilm(ownerPage, visitorPage, unique('Film'), 30e6)
  annotations.push({ type: 'film', description: `${bytes} bytes in ${ms} ms, ${presses} presses` })
  expect(presses).toBeLessThanOrEqual(mostPresses)
  expect(ms).toBeLessThan(mostBeyondTransfer)
})
