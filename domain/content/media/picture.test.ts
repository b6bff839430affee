import { expect, test } from 'vitest'
import { cropFor, defaultFocus, isEnlarged, kilobytes, pictureFindings } from './picture.ts'

test.each([
  [1280, 720, 149_999, ['right']],
  [1280, 720, 150_000, ['tooHeavy']],
  [1280, 720, undefined, ['unknownWeight']],
  [1279, 720, 1, ['wrongSize']],
  [720, 1280, 900_000, ['wrongSize', 'tooHeavy']],
  [1920, 1080, undefined, ['wrongSize', 'unknownWeight']],
] as const)('A picture of %i×%i with %s bytes: %j', (width, height, bytes, findings) =>
  expect(pictureFindings({ width, height, bytes })).toEqual(findings),
)

test.each([
  [1, 1],
  [149_001, 150],
  [150_000, 150],
  [150_001, 151],
])('%i bytes are %i KB', (bytes, kb) => expect(kilobytes(bytes)).toBe(kb))

test.each([
  ['wide, in the middle', { width: 3000, height: 1000 }, defaultFocus, [611, 0, 1778, 1000]],
  ['wide, at its end', { width: 3000, height: 1000 }, { ...defaultFocus, x: 1 }, [1222, 0, 1778, 1000]],
  ['upright, at its top', { width: 900, height: 1600 }, { ...defaultFocus, y: 0 }, [0, 0, 900, 506]],
  ['of the same ratio', { width: 1280, height: 720 }, { ...defaultFocus, x: 0 }, [0, 0, 1280, 720]],
  ['enlarged twice, at its start', { width: 1280, height: 720 }, { x: 0, y: 0, zoom: 2 }, [0, 0, 640, 360]],
])('The cropped part of a picture: %s', (_, source, focus, [left, top, width, height]) => {
  const cut = cropFor(source, 'thumbnail', focus)
  expect([cut.left, cut.top, cut.width, cut.height].map(Math.round)).toEqual([left, top, width, height])
  expect(cut.drawn).toEqual({ width: 1280, height: 720 })
})

test.each([
  ['a small photograph', { width: 300, height: 200 }, defaultFocus, true],
  ['one of exactly that size', { width: 1280, height: 720 }, defaultFocus, false],
  ['one that is too low', { width: 4000, height: 719 }, defaultFocus, true],
  ['half of a large picture', { width: 2560, height: 1440 }, { ...defaultFocus, zoom: 2 }, false],
  ['a quarter of a large picture', { width: 2560, height: 1440 }, { ...defaultFocus, zoom: 4 }, true],
])('isEnlarged: %s', (_, source, focus, expected) =>
  expect(isEnlarged(cropFor(source, 'thumbnail', focus))).toBe(expected),
)

test('A logo is not cropped, and as large as it fits', () => {
  // Like an ImageBitmap, whose sizes are not own properties.
  const source = Object.create({ width: 900, height: 300 }) as { width: number; height: number }
  const whole = { left: 0, top: 0, width: 900, height: 300, drawn: { width: 432, height: 144 } }
  expect(cropFor(source, 'logo', defaultFocus)).toEqual(whole)
  expect(cropFor({ width: 5000, height: 1 }, 'logo', defaultFocus).drawn).toEqual({ width: 640, height: 1 })
})
