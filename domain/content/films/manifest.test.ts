import { expect, test } from 'vitest'
import {
  type FilmManifest,
  filmHashOf,
  filmPath,
  isLoop,
  isOwnFilm,
  isOwnLoop,
  isSiteSound,
  isSound,
  loopPath,
  manifestIn,
  manifestText,
  maxFilmFileBytes,
  maxLoopBytes,
  maxManifestLength,
  ownFilmHash,
  ownFilmsIn,
  ownLoopHash,
  pieceHashOf,
  piecesIn,
  playlistOf,
} from './manifest.ts'

const [one, two, three] = ['a1', 'b2', 'c3'].map((part) => part.repeat(32)) as [string, string, string]

const film: FilmManifest = {
  version: 1,
  width: 1080,
  height: 1920,
  seconds: 9.5,
  framesPerSecond: 29.97,
  codecs: 'avc1.640028,mp4a.40.2',
  hasAudio: true,
  bytes: 1_700_800,
  init: { bytes: 800, pieces: [one] },
  segments: [
    { seconds: 5.005, bytes: 1_500_000, pieces: [two, three] },
    { seconds: 4.495, bytes: 200_000, pieces: [two] },
  ],
}

test('Only the address of a playlist names a film', () => {
  expect(ownFilmHash(filmPath(one))).toBe(one)
  for (const other of [`https://example.com${filmPath(one)}`, `${filmPath(one)}?a`, `/film/${one}/init.mp4`, ''])
    expect(isOwnFilm(other)).toBe(false)
})

test('Only the address of a loop’s file names a loop', () => {
  expect(ownLoopHash(loopPath(one))).toBe(one)
  for (const other of [filmPath(one), `https://example.com${loopPath(one)}`, `${loopPath(one)}#t=1`, ''])
    expect(isOwnLoop(other)).toBe(false)
})

test('A sound is a loop without pictures', () => {
  const sound = { ...film, width: 0, height: 0, framesPerSecond: 0, bytes: 800, segments: [] }
  expect(manifestIn(manifestText(sound))).toEqual(sound)
  expect([isSound(sound), isLoop(sound), isSound(film)]).toEqual([true, true, false])
  for (const wrong of [
    { height: 1 },
    { framesPerSecond: 25 },
    { width: 1 },
    { hasAudio: false },
    { segments: film.segments, bytes: film.bytes },
  ])
    expect(() => manifestText({ ...sound, ...wrong })).toThrow()
  expect(() => manifestText({ ...film, framesPerSecond: 0 })).toThrow()
  expect(() => manifestText({ ...film, height: 0 })).toThrow()
})

test('A sound’s address is an uploaded one or a sample’s', () => {
  for (const right of [loopPath(one), '/samples/volta-before.m4a']) expect(isSiteSound(right)).toBe(true)
  for (const wrong of ['', filmPath(one), '/samples/../a.m4a', '/samples/a.mp4', 'https://example.com/samples/a.m4a'])
    expect(isSiteSound(wrong)).toBe(false)
})

test('A loop is a film of one file and one piece', () => {
  const loop = { ...film, seconds: 4, hasAudio: false, bytes: 800, segments: [] }
  expect(manifestIn(manifestText(loop))).toEqual(loop)
  expect([isLoop(loop), isLoop(film)]).toEqual([true, false])
  const bytes = maxLoopBytes + 1
  for (const init of [
    { bytes, pieces: [one] },
    { bytes: 800, pieces: [one, two] },
  ])
    expect(manifestIn(JSON.stringify({ ...loop, bytes: init.bytes, init }))).toBeUndefined()
})

test('Films and loops are found in any field, once', () => {
  const fields = {
    loop_url: loopPath(three),
    video_url: filmPath(one),
    value: { video_url: filmPath(two) },
    again: filmPath(one),
    rev: null,
  }
  expect(ownFilmsIn(fields)).toEqual([three, one, two])
})

test('A manifest is read back from its text', () => {
  expect(manifestIn(manifestText(film))).toEqual(film)
})

test('The order of a manifest’s keys does not change its hash, and its content does', async () => {
  const turned = Object.fromEntries(Object.entries(film).reverse()) as FilmManifest
  expect(await filmHashOf(turned)).toBe(await filmHashOf(film))
  expect(await filmHashOf(film)).toMatch(/^[0-9a-f]{64}$/)
  expect(await filmHashOf({ ...film, width: 720 })).not.toBe(await filmHashOf(film))
})

test.each<[string, unknown]>([
  ['no text', 5],
  ['no JSON', '{'],
  ['another order of keys', JSON.stringify(Object.fromEntries(Object.entries(film).reverse()))],
  ['spaces', JSON.stringify(film, null, 1)],
  ['a field too many', JSON.stringify({ ...film, author: 'me' })],
  ['another version', JSON.stringify({ ...film, version: 2 })],
  ['a wrong sum of bytes', JSON.stringify({ ...film, bytes: film.bytes + 1 })],
  ['a piece that is no hash', JSON.stringify({ ...film, init: { bytes: 800, pieces: ['../x'] } })],
  [
    'a segment without a length',
    JSON.stringify({ ...film, segments: film.segments.map((s) => ({ ...s, seconds: 0 })) }),
  ],
  [
    'a segment that no function can answer with',
    JSON.stringify({
      ...film,
      bytes: 801 + maxFilmFileBytes,
      segments: [{ seconds: 1, bytes: maxFilmFileBytes + 1, pieces: [one] }],
    }),
  ],
  ['codecs with a line break', JSON.stringify({ ...film, codecs: 'avc1\n' })],
  ['too long a text', `${' '.repeat(maxManifestLength)}${manifestText(film)}`],
])('A manifest is not read from %s', (_, text) => expect(manifestIn(text)).toBeUndefined())

test('The pieces of a film are listed once', () => expect(piecesIn(film)).toEqual([one, two, three]))

test('A piece’s hash is that of its bytes', async () => {
  expect(await pieceHashOf(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('The playlist names the init file and every segment with its length', () => {
  expect(playlistOf(film)).toBe(
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:6
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXTINF:5.005000,
0.m4s
#EXTINF:4.495000,
1.m4s
#EXT-X-ENDLIST
`,
  )
})
