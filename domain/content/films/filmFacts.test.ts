import { expect, test } from 'vitest'
import { bitsOf, formatOf } from './filmFacts.ts'

test.each([
  ['avc1.640028', 8],
  ['avc1.42E01E', 8],
  ['avc3.6E0028', 10],
  ['avc1.7A0029', 10],
  ['avc1.f40028', 10],
  ['hvc1.1.6.L93.B0', 8],
  ['hev1.2.4.L120.B0', 10],
  ['hvc1.4.10.L120.9C.8', 10],
  ['vp09.00.10.08', 8],
  ['vp09.02.51.10', 10],
  ['av01.0.08M.08', 8],
  ['av01.0.08M.10', 10],
  ['vp8', 8],
  ['', 8],
])('The codec %s has %i bits', (codec, bits) => expect(bitsOf(codec)).toBe(bits))

test.each([
  [1920, 1080, '16:9'],
  [1280, 720, '16:9'],
  [1080, 1920, '9:16'],
  [608, 1080, '9:16'],
  [1080, 1080, '1:1'],
  [1080, 1350, '4:5'],
  [2560, 1080, '21:9'],
  [1440, 1080, '4:3'],
  [1080, 1620, '2:3'],
  [1920, 960, '2:1'],
  [1998, 1080, '1.85:1'],
  [720, 1080, '2:3'],
  [700, 1100, '1:1.57'],
  [16000, 16, ''],
])('A film of %i × %i pixels has the format “%s”', (width, height, format) => {
  expect(formatOf({ width, height })).toBe(format)
})
