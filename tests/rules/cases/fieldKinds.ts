import { limits } from '@studio/domain/content/fields/checks'
import { type FieldTable, position, type StoredField, storedFields } from '@studio/domain/content/fields/fieldTable'
import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import { defaultLanguage } from '@studio/domain/languages'

/** One value of a field, its description, and whether it may be stored. */
export interface FieldCase {
  field: string
  what: string
  value: unknown
  isAllowed: boolean
}

/** Stands for a missing field. */
export const missing = Symbol('missing')

type Value = readonly [what: string, value: unknown]

/** The valid and invalid values of a field. */
export interface FieldKind {
  good: readonly Value[]
  bad: readonly Value[]
  /** Set if a document may lack the field. */
  mayBeMissing?: true
}

/** Returns a kind whose field may be missing. */
export const orMissing = ({ good, bad }: FieldKind): FieldKind => ({
  good,
  bad: bad.filter(([, value]) => value !== missing),
  mayBeMissing: true,
})

/** Values that are not texts. */
const noText: readonly Value[] = [
  ['null', null],
  ['a number', 7],
  ['no value', missing],
]

/** Returns texts of exactly `max` characters as the schemas count them, in scripts with more bytes per character. */
const longest = (max: number): readonly Value[] => [
  [`${max} Chinese characters`, '中'.repeat(max)],
  [`${max / 2} emoji`, '🎬'.repeat(max / 2)],
]

const tooLong = (max: number): Value => [`${max + 1} letters`, 'a'.repeat(max + 1)]

/** Returns a kind with its few most telling values, for a field whose check is tested fully elsewhere. */
export const inShort = ({ good, bad, ...more }: FieldKind): FieldKind => ({
  ...more,
  good: good.slice(-1),
  bad: bad.slice(-3),
})

const named = (values: readonly unknown[]) => values.map((value): Value => [JSON.stringify(value), value])

const urlOfLength = (length: number) => 'https://example.com/'.padEnd(length, 'a')

const goodUrls: readonly Value[] = [
  'https://example.com',
  'https://example.com:8443/a/b.webp?size=2&x=%20#top',
  'https://example.com/@studio',
  'https://example.com?to=a@b',
  'https://example.com:1/',
  'https://example.com:9999/',
  'https://example.com:10000/',
  'https://example.com:59999/',
  'https://example.com:60000/',
  'https://example.com:64999/',
  'https://example.com:65000/',
  'https://example.com:65499/',
  'https://example.com:65529/',
  'https://example.com:65530/',
  'https://example.com:65535/',
  'HTTPS://EXAMPLE.COM/A',
  'https://例え.jp/画像',
  urlOfLength(limits.url),
].map((url) => [`address ${url.slice(0, 60)}`, url])

/** Addresses of this machine, from which the emulators serve the sample pictures. */
const ownUrls: readonly Value[] = [
  'http://127.0.0.1:9199/sample.webp',
  'http://localhost/sample.webp',
  'http://localhost:1',
  'http://localhost',
  'http://127.0.0.1?a',
  'HTTP://LOCALHOST#a',
].map((url) => [`address ${url}`, url])

/** Uploaded pictures. */
const keptPictures: readonly Value[] = named([`/media/${'0123456789abcdef'.repeat(4)}.webp`])

/** Addresses that only look like uploaded pictures. */
const strayPictures: readonly Value[] = named([
  `/media/${'a'.repeat(63)}.webp`,
  `/media/${'A'.repeat(64)}.webp`,
  `/media/${'a'.repeat(64)}-small.webp`,
  `/media/${'a'.repeat(64)}.svg`,
  `/media/${'a'.repeat(64)}xwebp`,
  `/media/${'a'.repeat(64)}.webp?a`,
  `//media/${'a'.repeat(64)}.webp`,
])

/** Addresses without encryption, which can be opened but not loaded into a page. */
const plainUrls: readonly Value[] = [
  'http://example.com/a',
  'http://localhost.example.com/',
  'http://127.0.0.1.example.com/',
  'http://127.0.0.10/',
  'http://127a0.0.1.example/',
  'http://127.0a0.1.example/',
  'http://127.0.0a1.example/',
].map((url) => [`address ${url}`, url])

/** Addresses that only look like this machine's. */
const strayMachines: readonly Value[] = named(['http://127a0.0.1/', 'http://127.0a0.1/', 'http://127.0.0a1/'])

const badUrls: readonly Value[] = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/a',
  'http://localhost:port/',
  'http://localhost:',
  'https://example.com:',
  'https://example.com:port/',
  'https://example.com:1port/',
  'https://example.com:8443x',
  'https://example.com:8abc/',
  'https://example.com:60abc/',
  'https://example.com:650ab/',
  'https://example.com:6550a/',
  'https://example.com:0/',
  'https://example.com:01/',
  'https://example.com:65536/',
  'https://example.com:65540/',
  'https://example.com:65600/',
  'https://example.com:66000/',
  'https://example.com:70000/',
  'https://example.com:99999/',
  'https://example.com:100000/',
  'https://[::1]/',
  'https://[::1',
  'https://a^b.example/',
  'https://a|b.example/',
  'https://a%41.example/',
  'http://localhost@example.com/',
  'https://user:secret@example.com/',
  'https://user@example.com',
  'https://user@example.com?a',
  'https://',
  'https:///',
  'example.com/a',
  '//example.com/a',
  'xhttps://example.com',
  'https://exa mple.com/',
  'https://example.com/a b',
  'https://example.com/\na',
  'https://example.com/a\vb',
  'https://example.com/a\u00a0b',
  'https://example.com/a\ufeffb',
  'https://example.com/<script>',
  'https://example.com/"onload=',
  'https://example.com\\@evil.example',
  urlOfLength(limits.url + 1),
].map((url) => [`address ${JSON.stringify(url).slice(0, 60)}`, url])

const empty: Value = ['an empty text', '']

/** Returns the kind of a required text. */
export const required = (max: number): FieldKind => ({
  good: [['one character', 'a'], ['two lines after blanks', '\t \u3000a\nb '], ...longest(max)],
  bad: [empty, ...noText, tooLong(max), ['only spaces', ' \n\t\u3000\u00a0']],
})

/** Returns the kind of a text that may be ''. */
export const optional = (max: number): FieldKind => ({
  good: [empty, ['two lines', 'a\nb'], ...longest(max)],
  bad: [...noText, tooLong(max)],
})

/** The beginning of captions; any text may follow. */
const captionsStart = 'WEBVTT\n\n00:01.000 --> 00:02.000\n'

/** Returns the kind of captions, whose length the rules check together with others. */
const captions = (max: number, together: number): FieldKind => ({
  good: [empty, ...longest(max - captionsStart.length - 1).map(([what, text]): Value => [what, captionsStart + text])],
  bad: [...noText, tooLong(together)],
})

/** Returns the kind of an optional text whose length the rules check together with others. */
const shared = (max: number, together: number): FieldKind => ({
  ...optional(max),
  bad: [...noText, tooLong(together)],
})

const url: FieldKind = { good: [...goodUrls, ...ownUrls, ...plainUrls], bad: [...noText, ...badUrls, empty] }
export const optionalUrl: FieldKind = { good: [empty, ...url.good], bad: [...noText, ...badUrls] }

/** Addresses that only look like uploaded films. */
const strayOwnFilms: readonly Value[] = named([
  `/film/${'a'.repeat(63)}/film.m3u8`,
  `/film/${'A'.repeat(64)}/film.m3u8`,
  `/film/${'a'.repeat(64)}/init.mp4`,
  `/film/${'a'.repeat(64)}/filmxm3u8`,
  `/film/${'a'.repeat(64)}/film.m3u8?a`,
  `//film/${'a'.repeat(64)}/film.m3u8`,
])
export const optionalVideo: FieldKind = {
  good: [...optionalUrl.good, ...named([`/film/${'0123456789abcdef'.repeat(4)}/film.m3u8`])],
  bad: [...optionalUrl.bad, ...strayOwnFilms],
}

const picture: FieldKind = {
  good: [...goodUrls, ...ownUrls, ...keptPictures],
  bad: [...noText, ...badUrls, ...plainUrls, ...strayMachines, ...strayPictures, empty],
}
export const optionalPicture: FieldKind = {
  good: [empty, ...picture.good],
  bad: [...noText, ...badUrls, ...plainUrls, ...strayPictures],
}

/** Films, and addresses that only look like films. */
const filmUrls: readonly Value[] = named([
  'https://example.com/loop.mp4',
  'https://example.com/a/b/LOOP.WEBM?size=2#t=1',
  'http://127.0.0.1:9199/loop.webm',
  `/film/${'a'.repeat(64)}/loop.mp4`,
])
const strayFilms: readonly Value[] = named([
  'https://example.com/',
  'https://example.com/loop.mov',
  'https://example.com/loop.mp4/',
  'https://example.com/loopmp4',
  'https://example.com/?loop.mp4',
  'https://example.com/#loop.webm',
  'https://mp4',
  'http://example.com/loop.mp4',
  `/media/${'a'.repeat(64)}.mp4`,
  `/film/${'a'.repeat(64)}/film.m3u8`,
  `/film/${'a'.repeat(63)}/loop.mp4`,
])
const optionalFilm: FieldKind = { good: [empty, ...filmUrls], bad: [...noText, ...badUrls.slice(-9), ...strayFilms] }

/** Returns the kind of a choice from some texts, or ''. */
const choiceOf = (options: readonly string[]): FieldKind => ({
  good: [empty, ...named(options)],
  bad: [...noText, ...named([...options.map((one) => `${one} `), ...options.map((one) => `1${one}`), options])],
})

/** The first and last day of every month, and the days just outside. */
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, index) => {
  const day = (number: number) => `2026-${String(index + 1).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  return { inside: [day(1), day(days)], outside: [day(0), day(days + 1)] }
})

export const optionalDay: FieldKind = {
  good: [
    empty,
    ...named(['2004-02-29', '2024-02-29', '2016-02-29']),
    ...named(['2000-02-29', '1904-02-29', '1996-02-29', '1900-01-01', '1999-12-31', '2099-06-30', '2100-12-31']),
    ...named(months.flatMap(({ inside }) => inside)),
    ...named(['2026-01-15', '2026-04-15', '2026-02-15']),
  ],
  bad: [
    ...noText,
    ...named(['2026-1-31', '31/01/2026', '2026-01-31T00:00', ' 2026-01-31', '20260131', 'today', '2026-00-10']),
    ...named(['2026-13-01', '12026-01-01', '2024-02-30', '1900-02-29', '2100-02-29', '2022-02-29']),
    ...named(months.flatMap(({ outside }) => outside)),
    ...named(['026-01-15', 'a026-01-15', '2026-01-1a', '2026-01-2a', '026-04-15', 'a026-04-15', '2026-04-1a']),
    ...named(['026-02-15', 'a026-02-15', '2026-02-1a', '024-02-29', 'a024-02-29', '201a-02-29', '2a24-02-29']),
    ...named(['a400-02-29', '2200-02-29', '2a00-02-29']),
    ...named(['199-01-15', '202-01-15', '19a0-01-15', '20a0-01-15']),
    ...named(['0026-12-30', '0202-12-30', '1899-12-31', '2101-01-01', '9999-12-31', '0024-02-29', '2400-02-29']),
  ],
}

/** The visibility. That 'hidden' changes the required fields is tested elsewhere. */
const visibility: FieldKind = {
  good: named(['visible', 'hidden', '2026-12-03', '2024-02-29']),
  bad: [...noText, empty, ...named(['Visible', ' hidden', 'visible2026-12-03', '2026-02-29', '2026-12-3', true, []])],
}

export const flag: FieldKind = { good: named([true, false]), bad: [['no value', missing], ...named([null, 0, 'true'])] }

/** Returns the kind of a whole number between two bounds. */
export const whole = (min: number, max: number): FieldKind => ({
  good: named([min, max]),
  bad: [['no value', missing], ...named([min - 1, max + 1, min + 0.5, null, String(min), true, [min]])],
})

/** Returns the kind of an amount of money with at most two decimals, between two bounds. */
const amount = (min: number, max: number): FieldKind => ({
  good: named([min, max, min + 0.5, min + 17.55]),
  bad: [
    ['no value', missing],
    ...named([min - 0.01, max + 0.01, min + 0.125, min + 1.001, null, String(min), true, [min]]),
  ],
})

const sourceHashesOf = (sourceHash: unknown) => Object.fromEntries(translatedCodes.map((code) => [code, sourceHash]))

/** Source hashes of the Spanish texts that each language was translated from. */
export const sourceHashes: FieldKind = {
  good: [
    ['no sourceHashes', {}],
    ['one sourceHash', { ja: '0' }],
    ['the shortest sourceHash for each of the nine languages', sourceHashesOf('a')],
    ['the longest sourceHash for each of the nine languages', sourceHashesOf('0123456789abcdef')],
  ],
  bad: [
    ['no value', missing],
    ...named([null, 7, '', 'fr', [], ['fr']]),
    ...translatedCodes.map(
      (code): Value => [`an empty sourceHash for ${code}`, { ...sourceHashesOf('a'), [code]: '' }],
    ),
    ...translatedCodes.map(
      (code): Value => [`a long sourceHash for ${code}`, { ...sourceHashesOf('a'), [code]: '0123456789abcdef0' }],
    ),
    ...named(
      ['0123456789abcdef0', 'A', 'g', ' a', 'a\n', 7, null, ['a'], { a: 'a' }].map((sourceHash) => ({
        fr: sourceHash,
      })),
    ),
  ],
}

/** Returns the kind of marks of texts that no person has written. */
const marksFor = (names: readonly string[]): FieldKind => ({
  good: [
    ['no marks', {}],
    ['one mark', { [names[0] ?? '']: 'copied' }],
    ['a mark for each text', Object.fromEntries(names.map((name) => [name, 'machine']))],
  ],
  bad: [
    ['no value', missing],
    ...named([null, 7, '', 'copied', [], ['copied']]),
    ...named(
      ['', 'human', 'copied ', 7, null, ['copied'], { a: 'copied' }].map((mark) => ({ [names[0] ?? '']: mark })),
    ),
  ],
})

/** Source hashes and marks of a content type without texts. */
const nothing: FieldKind = {
  good: [['nothing', {}]],
  bad: [['no value', missing], ...named([null, 7, '', [], { fr: 'ab12' }, { title_fr: 'copied' }])],
}

/** The revision of a write. */
export const revision: FieldKind = {
  good: [
    ['a UUID', crypto.randomUUID()],
    ['16 characters', 'a'.repeat(16)],
    [`${limits.revision} characters`, 'Z9-a'.repeat(limits.revision / 4)],
  ],
  bad: [
    ...noText,
    empty,
    ['15 characters', 'a'.repeat(15)],
    [`${limits.revision + 1} characters`, 'a'.repeat(limits.revision + 1)],
    ...named(['a'.repeat(15).concat('_'), 'a'.repeat(15).concat('ñ'), 'a'.repeat(16).concat('\n')]),
  ],
}

/** Returns one row for every value of every field. */
export const casesOf = (kinds: Record<string, FieldKind>): FieldCase[] =>
  Object.entries(kinds).flatMap(([field, { good, bad, mayBeMissing = false }]) => [
    ...(mayBeMissing ? [{ field, what: 'no value', value: missing, isAllowed: true }] : []),
    ...good.map(([what, value]) => ({ field, what, value, isAllowed: true })),
    ...bad.map(([what, value]) => ({ field, what, value, isAllowed: false })),
  ])

/** Returns a copy of the fields with one replaced, or removed if the value is `missing`. */
export function withField(fields: object, field: string, value: unknown): Record<string, unknown> {
  const { [field]: _, ...others } = fields as Record<string, unknown>
  return value === missing ? others : { ...others, [field]: value }
}

/** Returns the kind of a field by its table. A later language's text is tested only briefly. */
function kindOf(field: StoredField, isRepeated: boolean, all: readonly StoredField[]): FieldKind {
  const { kind, name, since, min = 0, max = 0, options = [], together } = field
  const sharedMax = all.filter((other) => other.together === together).reduce((sum, { max = 0 }) => sum + max, 0)
  const isRequired = field.missing !== undefined
  const sound = {
    video: optionalVideo,
    picture: isRequired ? picture : optionalPicture,
    line: isRequired ? required(max) : textKind(max, sharedMax, together),
    film: optionalFilm,
    choice: choiceOf(options),
    day: optionalDay,
    flag,
    whole: whole(min, max),
    amount: amount(min, max),
    visibility,
  }[kind]
  const known = isRequired && since === 1 ? sound : orMissing(sound)
  return isRepeated && !name.endsWith(`_${defaultLanguage}`) ? inShort(known) : known
}

/** Returns the kind of an optional text. */
function textKind(max: number, sharedMax: number, together: string | undefined) {
  if (together === undefined) return optional(max)
  return together === 'captions' ? captions(max, sharedMax) : shared(max, sharedMax)
}

/** Returns the stored names of the texts in the nine languages translated from Spanish. */
export const textNamesOf = (fields: FieldTable) =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'localized' ? translatedCodes.map((code) => `${name}_${code}`) : [],
  )

/** Returns the kinds of all fields of a content type except base_rev. */
export const kindsOf = (fields: FieldTable): Record<string, FieldKind> => ({
  ...Object.fromEntries(
    storedFields(fields).map((field, _, all) => [field.name, kindOf(field, !(field.name in fields), all)]),
  ),
  order_position: orMissing(whole(position.min, position.max)),
  ...(textNamesOf(fields).length > 0
    ? {
        translated_from: orMissing(sourceHashes),
        text_marks: orMissing(marksFor(textNamesOf(fields))),
      }
    : { translated_from: orMissing(nothing), text_marks: orMissing(nothing) }),
  rev: revision,
})
