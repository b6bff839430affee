import { expect, test } from 'vitest'
import {
  densitiesOf,
  longestPicture,
  ownPictureName,
  ownPicturesIn,
  pictureNameOf,
  picturePath,
  validPictures,
  widthsOf,
} from './ownPictures.ts'

const name = 'a1'.repeat(32)

test('Only a picture’s address names it', () => {
  expect(ownPictureName(picturePath(name))).toBe(name)
  for (const other of [
    picturePath(name, 'small'),
    `https://example.com${picturePath(name)}`,
    `${picturePath(name)}#a`,
    '',
  ])
    expect(ownPictureName(other)).toBeUndefined()
})

test('Its name is a hash of its three sizes', async () => {
  const texts = { large: 'a', medium: 'b', small: 'c' }
  const names = await Promise.all(
    [texts, { ...texts, small: 'd' }, { ...texts, medium: 'c', small: 'b' }, { ...texts, large: 'ab', medium: '' }].map(
      pictureNameOf,
    ),
  )
  expect(new Set(names).size).toBe(4)
  for (const one of names) expect(one).toMatch(/^[0-9a-f]{64}$/)
})

test('Pictures are found in any field, once', () => {
  const other = picturePath('b2'.repeat(32))
  const fields = { image_url: picturePath(name), value: { logo_url: other, name: 'Studio' }, again: picturePath(name) }
  expect(ownPicturesIn(fields)).toEqual([name, 'b2'.repeat(32)])
  expect(ownPicturesIn({ image_url: 'https://example.com/a.webp', featured: true, rev: null })).toEqual([])
})

test('A browser chooses from the sizes of an uploaded picture', () => {
  const [small, medium, large] = (['small', 'medium', 'large'] as const).map((size) => picturePath(name, size))
  expect(widthsOf(picturePath(name), 1280)).toBe(`${large} 1280w, ${medium} 640w, ${small} 320w`)
  expect(densitiesOf(picturePath(name))).toBe(`${large} 4x, ${medium} 2x, ${small} 1x`)
  expect([widthsOf('https://example.com/a.webp', 1280), densitiesOf('')]).toEqual([undefined, undefined])
})

test('validPictures returns only pictures that match their names', async () => {
  const webp = (rest: string) => `UklGRiIAAABXRUJQVlA4${rest}`
  const sound = { large: webp('IAAA'), medium: webp('TAA='), small: webp('WA==') }
  const sized = { ...sound, large: webp(`I${'A'.repeat(longestPicture.large - 17)}`) }
  const huge = { ...sound, large: 'A'.repeat(20_000_000) }
  const noPicture = { ...sound, medium: 'QUJD' }
  const foreign = { ...sound, small: '<b>' }
  const handed = {
    [await pictureNameOf(sound)]: { ...sound, expires_at: 5 },
    [await pictureNameOf(sized)]: sized,
    [await pictureNameOf(huge)]: huge,
    [await pictureNameOf(noPicture)]: noPicture,
    [await pictureNameOf(foreign)]: foreign,
    [name]: sound,
    nothing: null,
  }
  expect([...(await validPictures(handed))]).toEqual([[await pictureNameOf(sound), sound]])
})
