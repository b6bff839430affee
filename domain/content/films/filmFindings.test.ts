import { expect, test } from 'vitest'
import type { FilmFacts } from './filmFacts.ts'
import { type FilmFinding, type FilmUse, filmFindings, isWarning } from './filmFindings.ts'

const right: FilmFacts = {
  bytes: 20_000_000,
  width: 1920,
  height: 1080,
  seconds: 50,
  framesPerSecond: 30,
  hasSteadyRate: true,
  codec: 'avc',
  bits: 8,
  audioCodec: 'aac',
  longestGap: 5,
}

test.each<[FilmUse, string, Partial<FilmFacts>, FilmFinding[]]>([
  ['project', 'that fits the specification', {}, []],
  ['showreel', 'that fits the specification', {}, []],
  ['project', 'in 9:16', { width: 1080, height: 1920 }, []],
  ['project', 'of 40 MB', { bytes: 40_000_000 }, []],
  ['project', 'of more than 40 MB', { bytes: 40_000_001 }, ['heavy']],
  ['showreel', 'of more than 20 MB', { bytes: 20_000_001 }, ['heavy']],
  ['project', 'of any length', { seconds: 500 }, []],
  ['showreel', 'of 44.6 seconds', { seconds: 44.6 }, []],
  ['showreel', 'of 30 seconds', { seconds: 30 }, ['tooShort']],
  ['showreel', 'of 61 seconds', { seconds: 61 }, ['tooLong']],
  ['project', 'in 720p', { width: 1280, height: 720 }, ['lowResolution']],
  ['project', 'in 4K', { width: 3840, height: 2160 }, ['highResolution']],
  ['project', 'with key frames every 30 seconds', { longestGap: 30 }, ['sparseKeyFrames']],
  ['project', 'in HEVC and 10 bits', { codec: 'hevc', bits: 10 }, ['codec', 'deepColor']],
  ['project', 'with a varying frame rate', { hasSteadyRate: false }, ['unsteadyRate']],
  ['project', 'with the sound in Opus', { audioCodec: 'opus' }, ['audioCodec']],
  ['project', 'without sound', { audioCodec: undefined }, ['noAudio']],
])('The check of a %s %s', (use, _, facts, findings) => {
  expect(filmFindings({ ...right, ...facts }, use)).toEqual(findings)
})

test('A large film is only a remark; one that does not play everywhere is a warning', () => {
  expect(isWarning('heavy')).toBe(false)
  expect(isWarning('codec')).toBe(true)
})
