import { collections } from '@studio/domain/collections'
import { longestPicture, type PictureSize, pictureNameOf, pictureSizes } from '@studio/domain/content/media/ownPictures'
import { pictureWith, webpFile } from '../../support/pictures.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'

const { texts } = await pictureWith('one')
const signed: Fields = { ...texts, expires_at: null, updated_by: people.admin }

/** Returns the name that a picture must have; for an invalid picture, the name of a valid one. */
async function nameOf({ large, medium, small }: Fields) {
  const isWhole = [large, medium, small].every((text) => typeof text === 'string')
  return await pictureNameOf(isWhole ? ({ large, medium, small } as typeof texts) : texts)
}

const make = async (what: string, fields: Fields, isAllowed = false, name?: string): Promise<RuleCase> => ({
  what: `a picture ${what}`,
  principal: 'admin',
  operation: 'create',
  path: `${collections.media}/${name ?? (await nameOf(fields))}`,
  fields,
  isAllowed,
})

/** Returns a base64 text of this length that starts like a WebP file. */
const long = (length: number) => texts.large.slice(0, 21).padEnd(length, 'A')

const base64 = (text: string) => Buffer.from(text).toString('base64')

/**
 * Values that are not WebP files: other kinds of pictures, other RIFF files, invalid base64, or something that is not a
 * single text.
 */
const noPictures: readonly [what: string, value: unknown][] = [
  ['missing', missing],
  ['null', null],
  ['a number', 7],
  ['a list', [texts.large]],
  ['empty', ''],
  ['a start without a picture', texts.large.slice(0, 21)],
  ['a JPEG file', base64('\u00ff\u00d8\u00ff\u00e0 JFIF')],
  ['an SVG file', base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a sound file', base64('RIFF\u0010\u0000\u0000\u0000WAVEfmt       ')],
  ['a WebP file of an unknown kind', texts.large.replace('VlA4I', 'VlA4A')],
  ['a page behind a WebP file', `${texts.large}<script>`],
  ['a line more', `${texts.large}\n`],
  ['a WebP file after something else', `A${texts.large}`],
  ['a WebP file with a size of three bytes', texts.large.slice(0, 5) + texts.large.slice(6)],
  ['a WebP file with a size that is no base64', `${texts.large.slice(0, 6)}!${texts.large.slice(7)}`],
  ['padded too much', `${texts.large.replace(/=+$/, '')}===`],
  ['an address', `data:image/webp;base64,${texts.large}`],
]

const ofEachSize = await Promise.all(
  pictureSizes.flatMap((size: PictureSize) => [
    ...noPictures.map(([what, value]) => make(`whose ${size} one is ${what}`, withField(signed, size, value))),
    make(`whose ${size} one is as long as it may be`, { ...signed, [size]: long(longestPicture[size]) }, true),
    make(`whose ${size} one is longer`, { ...signed, [size]: long(longestPicture[size] + 1) }),
  ]),
)

const stored = { ...signed, expires_at: new Date('2026-12-01T00:00:00Z'), updated_by: 'other-uid' }

const change = async (what: string, fields: Fields, isAllowed = false): Promise<RuleCase> => ({
  what: `a stored picture ${what}`,
  principal: 'admin',
  operation: 'update',
  path: `${collections.media}/${await nameOf(signed)}`,
  stored,
  fields: { ...stored, updated_by: people.admin, ...fields },
  isAllowed,
})

/** The valid contents and names of a picture, and the allowed changes of a stored one. */
export const pictureCases: RuleCase[] = [
  ...ofEachSize,
  ...(await Promise.all([
    make('as it is', signed, true),
    make('of each other kind of WebP', { ...signed, small: texts.small.replace('VlA4I', 'VlA4T') }, true),
    make('with what it may also show through', { ...signed, small: texts.small.replace('VlA4I', 'VlA4W') }, true),
    make('padded as much as base64 may be', { ...signed, small: `${texts.small.replace(/=+$/, '')}==` }, true),
    make('under another name', signed, false, 'f'.repeat(64)),
    make('under its name in capitals', signed, false, (await nameOf(signed)).toUpperCase()),
    make(
      'with its sizes exchanged',
      { ...signed, medium: texts.small, small: texts.medium },
      false,
      await nameOf(signed),
    ),
    make(
      'with another small one',
      { ...signed, small: webpFile('other').toString('base64') },
      false,
      await nameOf(signed),
    ),
    make('with a field more', { ...signed, note: '' }),
    ...['other-uid', null, missing].map((by) => make(`made by ${String(by)}`, withField(signed, 'updated_by', by))),
    ...[missing, new Date('2099-01-01T00:00:00Z'), '', 0].map((end) =>
      make(`that ends ${String(end)}`, withField(signed, 'expires_at', end)),
    ),
    change('is used again', { expires_at: null }, true),
    change('ends when it did', {}),
    change('ends at another time', { expires_at: new Date('2099-01-01T00:00:00Z') }),
    change('loses its end', withField({ ...stored, updated_by: people.admin }, 'expires_at', missing)),
    change('is used again, as somebody else says', { expires_at: null, updated_by: 'other-uid' }),
    change('is used again with another small one', { expires_at: null, small: texts.medium }),
    change('is used again with a field more', { expires_at: null, note: '' }),
  ])),
]
