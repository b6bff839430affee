import type { FacelessCode } from '@studio/domain/languages'

/**
 * Design tokens as CSS variables: switching themes changes one attribute on <html> and no styled component. Colours are
 * named by role; sizes follow an 8 px grid.
 */
const names = [
  'ground',
  'raised',
  'sunken',
  'line',
  'lineStrong',
  'ink',
  'inkSoft',
  'accent',
  'accentHover',
  'onAccent',
  'secondary',
  'secondarySoft',
  'onSecondary',
  'danger',
  'onDanger',
  'good',
  'shadow',
  'backdrop',
] as const

type ColorName = (typeof names)[number]

export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>

/**
 * Teal and orange as in film grading: on warm near-black (dark, the default) and on paper (light, darkened to pass AA).
 */
export const themes: Record<'dark' | 'light', Record<ColorName, string>> = {
  dark: {
    ground: '#14110f',
    raised: '#1d1916',
    sunken: '#0d0b0a',
    line: '#352e28',
    lineStrong: '#7e7369',
    ink: '#f5efe7',
    inkSoft: '#bdb1a4',
    accent: '#ff8a3d',
    accentHover: '#ffa261',
    onAccent: '#1d0f04',
    secondary: '#4fc9bd',
    secondarySoft: '#16302d',
    onSecondary: '#04201d',
    danger: '#ff8f84',
    onDanger: '#2b0703',
    good: '#7fd49a',
    shadow: '0 12px 40px rgb(0 0 0 / 0.5)',
    backdrop: 'rgb(5 4 3 / 0.72)',
  },
  light: {
    ground: '#faf7f2',
    raised: '#ffffff',
    sunken: '#f0eae1',
    line: '#ddd3c6',
    lineStrong: '#857a6f',
    ink: '#1c1713',
    inkSoft: '#5c5249',
    accent: '#b34700',
    accentHover: '#8f3900',
    onAccent: '#fffaf5',
    secondary: '#0b6b62',
    secondarySoft: '#d8efec',
    onSecondary: '#f3fffd',
    danger: '#b3261e',
    onDanger: '#fff6f5',
    good: '#1d6b3a',
    shadow: '0 12px 40px rgb(60 40 20 / 0.16)',
    backdrop: 'rgb(28 23 19 / 0.5)',
  },
}

/** A video screen is dark in both themes until the film loads. */
export const screen = '#1a1613'

export const font = { text: 'var(--text)', display: 'var(--display)' }
/** Fonts for scripts that the studio's fonts lack. */
const others: Readonly<Record<FacelessCode, string>> = {
  zh: `--system: 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif;`,
  ja: `--system: 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', 'Noto Sans JP', system-ui, sans-serif;`,
  ar: `--system: 'Geeza Pro', 'Segoe UI', 'Noto Sans Arabic', 'Noto Naskh Arabic', system-ui, sans-serif;`,
}
/**
 * The font stacks: the studio's fonts, their fallbacks for slow lines, and the reader's own. For scripts that the
 * studio's fonts lack, the font made for the language comes first: Japanese and Chinese write the same character
 * differently.
 */
export const fontStacks = {
  others,
  own: `--system: system-ui, 'Segoe UI', Roboto, sans-serif; --text: 'Onest', 'Onest Roboto', 'Onest Arial', 'Onest DejaVu', var(--system); --display: 'Sofia Sans Extra Condensed', 'Narrow Roboto', 'Narrow Arial', 'Narrow DejaVu', var(--system);`,
}

/** Size and spacing of headings, for the studio's narrow font and for scripts that it lacks. */
export const headings = {
  own: '--headSize: 1; --nameSize: 1; --air: 0; --spread: 1;',
  other: '--display: var(--text); --headSize: .62; --nameSize: .68; --air: .3; --spread: 0;',
}

export const space = (steps: number) => `${steps * 0.5}rem`

/** Media queries, mobile first. The specification's mobile breakpoint is `medium`. */
export const breakpoint = {
  /** Windows below `medium`. */
  phone: '@media not all and (min-width: 48rem)',
  small: '@media (min-width: 40rem)',
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  /** Windows below `large`, where the menu is behind a button. */
  narrow: '@media not all and (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
  widest: '@media (min-width: 90rem)',
  /** Windows with room for about twelve lines, such as a zoomed page or a phone on its side. */
  short: '@media (max-height: 22rem)',
}

/** Transition durations. The global style turns motion off under reduced motion. */
export const motion = { quick: '140ms ease-out', calm: '240ms ease-out' }

export const radius = { small: '0.25rem', medium: '0.5rem', round: '999px' }
