import { empty, type FieldKind, missing, named, noForm, noText, type Value } from './fieldCases.ts'

/** Returns texts of exactly `max` characters as the schemas count them, in scripts with more bytes per character. */
const longest = (max: number): readonly Value[] => [
  [`${max} Chinese characters`, '中'.repeat(max)],
  [`${max / 2} emoji`, '🎬'.repeat(max / 2)],
]

const tooLong = (max: number): Value => [`${max + 1} letters`, 'a'.repeat(max + 1)]

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
export const captions = (max: number, together: number): FieldKind => ({
  good: [empty, ...longest(max - captionsStart.length - 1).map(([what, text]): Value => [what, captionsStart + text])],
  bad: [...noText, tooLong(together)],
})

/** Returns the kind of an optional text whose length the rules check together with others. */
export const shared = (max: number, together: number): FieldKind => ({
  ...optional(max),
  bad: [...noText, tooLong(together)],
})

/** Returns the kind of a choice from some texts, or ''. Only ratios may also have a form of their own. */
export const choiceOf = (options: readonly string[], form?: string): FieldKind => ({
  good: [empty, ...named(options), ...named(form ? ['4:3', '2.39:1', '1:1.57', '1.5:1', '1:1.5', '99.99:99.99'] : [])],
  bad: [
    ...noForm,
    ...named(options.flatMap((one) => [[one], `${one}|`, `|${one}`])),
    ...named([...options.map((one) => `${one} `), ...options.map((one) => `a${one}`), options]),
    ...named(['100:1', '0:1', '4:0', '4:3:2', '2.395:1', '1:2.395', '1.:1', '1:1.', '4;3', '4:3\n']),
    ...named(['1x:1', '1.x:1', '1:1.x']),
  ],
})

/** Returns the kind of several choices from some texts, with a space between them, or ''. */
export const choicesOf = (options: readonly string[]): FieldKind => ({
  good: [
    empty,
    ...named([
      ...options,
      options.join(' '),
      ...options.map((one) => `${options.find((other) => other !== one)} ${one}`),
    ]),
  ],
  bad: [
    ...noForm,
    ...named(options.flatMap((one) => [[one], `${one}|`, `|${one}`])),
    ...named([...options.map((one) => `${one} `), options.join(','), `${options.join(' ')} 1:1`, options]),
  ],
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
export const visibility: FieldKind = {
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
export const amount = (min: number, max: number): FieldKind => ({
  good: named([min, max, min + 0.5, min + 17.55]),
  bad: [
    ['no value', missing],
    ...named([min - 0.01, max + 0.01, min + 0.125, min + 1.001, null, String(min), true, [min]]),
  ],
})
