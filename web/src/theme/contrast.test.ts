import { describe, expect, it } from 'vitest'
import { colorsInUse } from './colorsInUse'
import { grounds as groundsAround } from './mode'
import { screen, themes } from './tokens'

/* WCAG 2.2 contrast (1.4.3, 1.4.11, 2.4.7), checked for every pair that the styled components use. */

type Theme = keyof typeof themes
type Token = keyof (typeof themes)[Theme]

/** Backgrounds for anything, and text colours that may appear on any of them. */
const grounds = ['ground', 'raised', 'sunken', 'secondarySoft'] as const
const texts = ['ink', 'inkSoft', 'accent', 'secondary', 'danger', 'good'] as const

/** Text on a coloured background: buttons, tabs, badges and strips, at rest and hovered. */
const filled: readonly (readonly [text: Token, ground: Token])[] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accent', 'onAccent'],
  ['accentHover', 'onAccent'],
  ['onSecondary', 'secondary'],
  ['onDanger', 'danger'],
  // The services' tiles show the line colour.
  ['inkSoft', 'line'],
]

/** Edges of controls, marks without text, and the focus outline. */
const parts: readonly (readonly [part: Token, ground: Token])[] = [
  ...grounds.flatMap((ground) => [['lineStrong', ground] as const, ['secondary', ground] as const]),
  // The outline inside the trial's card, the switch, and the bar that shows how complete a language is.
  ['onAccent', 'accent'],
  ['inkSoft', 'sunken'],
  ['onSecondary', 'secondary'],
  ['good', 'line'],
  ['accent', 'line'],
]

type Rgb = readonly [number, number, number]

/** Parses `#rgb` and `#rrggbb` into red, green and blue. */
function rgb(color: string): Rgb {
  const digits = color.slice(1)
  const [r, g, b] = (digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? [])).map(
    (two) => Number.parseInt(two, 16),
  )
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b)) throw new Error(`${color}?`)
  return [r, g, b]
}

/** Relative luminance as WCAG defines it. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast ratio of two colours, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Blends a translucent colour over another. */
const over = (color: Rgb, below: Rgb, opacity: number) =>
  color.map((part, at) => part * opacity + (below[at] ?? 0) * (1 - opacity)) as unknown as Rgb

describe('The ratio is that of WCAG', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#1d1916', '#1d1916', 1],
  ])('%s on %s', (one, other, ratio) => expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2))
})

describe.each(['dark', 'light'] satisfies Theme[])('In the %s theme', (theme) => {
  const color = (token: Token) => rgb(themes[theme][token])

  it.each([...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)), ...filled])(
    'text: %s on %s is at least 4.5 : 1',
    (text, ground) => expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5),
  )

  it.each(parts)('part: %s on %s is at least 3 : 1', (part, ground) =>
    expect(contrast(color(part), color(ground))).toBeGreaterThanOrEqual(3),
  )

  it.each(grounds)('"nobody", a little paler, can be read on %s', (ground) =>
    expect(contrast(over(color('ink'), color(ground), 0.8), color(ground))).toBeGreaterThanOrEqual(4.5),
  )

  it('a destructive button is readable under the pointer, where it is 8 % brighter', () => {
    const brighter = color('danger').map((part) => Math.min(255, part * 1.08)) as unknown as Rgb
    expect(contrast(color('onDanger'), brighter)).toBeGreaterThanOrEqual(4.5)
  })

  it('selected text is readable', () =>
    expect(contrast(color('onAccent'), color('accent'))).toBeGreaterThanOrEqual(4.5))
})

it('The icon on a white disc is visible', () => {
  expect(contrast(rgb(screen), rgb('#fff'))).toBeGreaterThanOrEqual(4.5)
})

it('White text is readable on the shade over any picture', () => {
  const white = rgb('#fff')
  expect(contrast(white, over(rgb('#000'), white, 0.6))).toBeGreaterThanOrEqual(4.5)
})

describe('Every pair of colours in use is in these tables', () => {
  const rules = colorsInUse()
  /** Literal colours belong to pictures or the shade over them, and are the same in both themes. */
  const onPictures = new Set(['screen', '#fff', 'rgb(0 0 0 / 0.6)', '#0b2224', 'rgb(8 7 6 / 0.78)'])
  const pairs = new Set([
    ...grounds.flatMap((ground) => texts.map((text) => `${text} on ${ground}`)),
    ...[...filled, ...parts].map(([one, ground]) => `${one} on ${ground}`),
    '#fff on rgb(0 0 0 / 0.6)',
    'screen on #fff',
  ])
  const known = new Set<string>([...grounds, ...texts, ...filled.flat(), 'line', 'backdrop', ...onPictures])

  it('and the styled components were found', () => expect(rules.length).toBeGreaterThan(200))

  it('text and ground of one rule', () => {
    const strange = rules.flatMap(({ file, text, background }) =>
      text
        .flatMap((one) => background.map((ground) => `${one} on ${ground}`).filter((pair) => !pairs.has(pair)))
        .map((pair) => `${file}: ${pair}`),
    )
    expect([...new Set(strange)]).toEqual([])
  })

  it('text or ground alone', () => {
    const strange = rules.flatMap(({ file, text, background }) =>
      [...text, ...background].filter((one) => !known.has(one)).map((one) => `${file}: ${one}`),
    )
    expect([...new Set(strange)]).toEqual([])
  })
})

it('The browser’s own background is the theme’s ground', () => {
  expect(groundsAround).toEqual({ dark: themes.dark.ground, light: themes.light.ground })
})
