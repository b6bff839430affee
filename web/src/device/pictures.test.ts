import { readFileSync } from 'node:fs'
import { readVersioned } from '@studio/domain/versions/versionedFormat'
import { expect, test } from 'vitest'
import { keptPictureFormat } from './pictures'

const sample = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../tests/fixtures/kept/picture-${version}.json`, import.meta.url), 'utf8'))
const picture = sample(2)

test('A picture of this version is read completely', () => {
  expect(readVersioned(keptPictureFormat, picture)).toEqual({ status: 'read', value: picture })
})

test('A picture of version 1 is read without its time, which is the device’s', () => {
  const { at: _, ...timeless } = sample(1)
  expect(readVersioned(keptPictureFormat, sample(1))).toEqual({ status: 'read', value: { ...timeless, version: 2 } })
})

test.each(['large', 'medium', 'small', 'at'])('A picture with an invalid %s is damaged', (property) => {
  expect(readVersioned(keptPictureFormat, { ...picture, [property]: null })).toEqual({ status: 'damaged' })
})
