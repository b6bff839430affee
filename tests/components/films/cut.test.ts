import { filmHashOf, manifestText, piecesIn } from '@studio/domain/content/films/manifest'
import { expect, test } from 'vitest'
import { boxesIn } from '../support/boxes'
import { cut, filmFile } from '../support/films'
import { withoutWebCodecs } from '../support/webCodecs'

test('A film is cut at its key frames, without losing a byte of picture or sound', async () => {
  const { manifest, pieces, facts } = await cut(await filmFile())
  expect(facts).toMatchObject({
    width: 320,
    height: 180,
    codec: 'avc',
    audioCodec: 'aac',
    bits: 8,
    hasSteadyRate: true,
  })
  expect(facts.seconds).toBeCloseTo(5, 1)
  expect(facts.framesPerSecond).toBeCloseTo(10, 3)
  expect(facts.longestGap).toBeCloseTo(1, 1)
  expect(manifest).toMatchObject({ width: 320, height: 180, hasAudio: true, version: 1 })
  expect(manifest.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/i)
  expect(manifest.segments.length).toBe(3)
  expect([...pieces.keys()].sort()).toEqual(piecesIn(manifest).sort())
  // Throws for a manifest that the rules would refuse.
  manifestText(manifest)
})

test('The same film gives the same pieces on another day', async () => {
  const file = await filmFile({ seconds: 2 })
  const first = await cut(file)
  // The dates in a header are in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await filmHashOf((await cut(file)).manifest)).toBe(await filmHashOf(first.manifest))
})

test('Of a film’s notes nothing becomes public', async () => {
  const file = await filmFile({ seconds: 1, tags: { title: 'borrador secreto', comment: '+04.7110-074.0721' } })
  const holds = async (blob: Blob) => /borrador|074\.0721/.test(await blob.text())
  expect(await holds(file)).toBe(true)
  const { pieces } = await cut(file)
  expect(await holds(new Blob([...pieces.values()]))).toBe(false)
})

test('A long segment is stored in several pieces', async () => {
  const file = await filmFile({ width: 1280, height: 720, seconds: 2, keyFrames: 10, isNoisy: true })
  const { manifest, pieces } = await cut(file)
  const [segment] = manifest.segments
  expect(segment?.pieces.length).toBeGreaterThan(1)
  const parts = segment?.pieces.map((hash) => pieces.get(hash) as Uint8Array<ArrayBuffer>) ?? []
  expect(parts.every(({ length }) => length <= 1_000_000)).toBe(true)
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer())
  expect(whole.length).toBe(segment?.bytes)
  expect(boxesIn(whole).map(({ name }) => name)).toContain('mdat')
})

test.each([
  ['9:16', 180, 320],
  ['1:1', 240, 240],
])('A film in %s keeps its size', async (_, width, height) => {
  const { manifest } = await cut(await filmFile({ width, height, seconds: 1 }))
  expect(manifest).toMatchObject({ width, height })
})

test('A film without sound is cut as well, and its manifest states that it has none', async () => {
  const { manifest, facts } = await cut(await filmFile({ seconds: 1, hasAudio: false }))
  expect(facts.audioCodec).toBeUndefined()
  expect(manifest.hasAudio).toBe(false)
})

test('A varying frame rate is noticed', async () => {
  const timeOf = (frame: number) => frame / 10 + (frame % 2 === 0 ? 0 : 0.03 * Math.sin(frame))
  const { facts } = await cut(await filmFile({ seconds: 3, timeOf }))
  expect(facts.hasSteadyRate).toBe(false)
})

test('VP9 is cut as well: the page says that it does not play everywhere', async () => {
  const { facts } = await cut(await filmFile({ seconds: 1, codec: 'vp9' }))
  expect(facts).toMatchObject({ codec: 'vp9', bits: 8 })
})

test('Even a browser without WebCodecs cuts films', async () => {
  const file = await filmFile({ seconds: 2 })
  const { manifest } = await cut(file)
  withoutWebCodecs()
  expect((await cut(file)).manifest).toEqual(manifest)
})
