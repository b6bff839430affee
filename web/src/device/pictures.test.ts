import { readFileSync } from 'node:fs'
import { readKept } from '@studio/domain/kept/keptFormat'
import { expect, test } from 'vitest'
import { keptPictureFormat } from './pictures'

const file = new URL('../../../tests/fixtures/kept/picture-1.json', import.meta.url)
const picture = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

test('A picture that version 1 has kept is read whole', () => {
  expect(readKept(keptPictureFormat, picture)).toEqual({ status: 'read', value: picture })
})

test.each(['large', 'medium', 'small', 'at'])('A picture without a sound %s is damaged', (property) => {
  expect(readKept(keptPictureFormat, { ...picture, [property]: null })).toEqual({ status: 'damaged' })
})
