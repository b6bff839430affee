import { expect, test } from 'vitest'
import { withEdit, withTracks } from '../support/boxes'
import { filmFile, problemOf } from '../support/films'

/** Longest time until a clear message appears, in ms. */
const longestWait = 5000

/** Longest time for which the tab may be busy meanwhile, in ms. */
const longestTask = 500

/** Returns why a file is refused; undefined if it is not. Fails if that takes long or keeps the tab busy. */
async function problemSoon(file: Blob) {
  const tasks: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  observer.observe({ type: 'longtask' })
  const began = performance.now()
  const problem = await problemOf(file)
  expect(performance.now() - began).toBeLessThan(longestWait)
  tasks.push(...observer.takeRecords())
  observer.disconnect()
  expect(Math.max(0, ...tasks.map(({ duration }) => duration))).toBeLessThan(longestTask)
  return problem
}

const noise = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const megabyte = new Blob(Array(20).fill(noise(50_000)))
const named = (...parts: BlobPart[]) => new File(parts, 'film.mp4', { type: 'video/mp4' })

test.each<[string, string, () => Promise<Blob>]>([
  ['a renamed zip', 'noFilm', async () => named('PK\x03\x04', noise(60_000))],
  ['an empty file', 'noFilm', async () => named()],
  ['a text', 'noFilm', async () => named('hola'.repeat(1000))],
  ['a film of 2 GB', 'tooLarge', async () => named(...Array(2000).fill(megabyte))],
  ['a film that ends within its header', 'damaged', async () => (await filmFile({ seconds: 1 })).slice(0, 300)],
  [
    'a film without its second half',
    'damaged',
    async () => {
      const film = await filmFile()
      return film.slice(0, film.size / 2)
    },
  ],
  [
    'a film without its end, where its index is',
    'damaged',
    async () => {
      const film = await filmFile({ indexAtEnd: true })
      return film.slice(0, film.size / 2)
    },
  ],
  [
    'a film of 10,000 tracks',
    'tooManyTracks',
    async () => withTracks(await filmFile({ seconds: 1 }), (track) => Array(5000).fill(track)),
  ],
  ['only sound', 'noPictures', async () => filmFile({ seconds: 1, hasPictures: false })],
])('A file that is %s is refused as “%s” at once', async (_, problem, make) => {
  expect(await problemSoon(await make())).toBe(problem)
})

test.each([
  [-5, undefined],
  [-1_000_000_000, 'damaged'],
  [1_000_000_000, 'damaged'],
])('A film whose edit list begins at %i is cut or refused at once', async (begin, problem) => {
  const film = await withTracks(await filmFile({ seconds: 2, indexAtEnd: true }), (track) => [withEdit(track, begin)])
  expect(await problemSoon(film)).toBe(problem)
})
