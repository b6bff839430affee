import { expect, test } from 'vitest'
import { kilobytes, pictureFindings } from './picture.ts'

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
