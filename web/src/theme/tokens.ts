/**
 * The design's values as CSS variables, so that a theme is one attribute on <html> and styled parts never change.
 * Colours are named by role; sizes follow an 8 px grid.
 */
const names = [
  'ground',
  'raised',
  'sunken',
  'line',
  'lineStrong',
  'ink',
  'inkSoft',
  'hot',
  'hotHover',
  'onHot',
  'cool',
  'coolSoft',
  'onCool',
  'danger',
  'onDanger',
  'good',
  'shadow',
  'backdrop',
] as const

type ColorName = (typeof names)[number]

export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>

/** Film's teal and orange: on warm near-black (dark, the default) and on paper (light, darkened until it passes AA). */
export const themes: Record<'dark' | 'light', Record<ColorName, string>> = {
  dark: {
    ground: '#14110f',
    raised: '#1d1916',
    sunken: '#0d0b0a',
    line: '#352e28',
    lineStrong: '#7d7268',
    ink: '#f5efe7',
    inkSoft: '#bdb1a4',
    hot: '#ff8a3d',
    hotHover: '#ffa261',
    onHot: '#1d0f04',
    cool: '#4fc9bd',
    coolSoft: '#16302d',
    onCool: '#04201d',
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
    hot: '#b34700',
    hotHover: '#8f3900',
    onHot: '#fffaf5',
    cool: '#0b6b62',
    coolSoft: '#d8efec',
    onCool: '#f3fffd',
    danger: '#b3261e',
    onDanger: '#fff6f5',
    good: '#1d6b3a',
    shadow: '0 12px 40px rgb(60 40 20 / 0.16)',
    backdrop: 'rgb(28 23 19 / 0.5)',
  },
}

/** Reader's system faces follow for Chinese, Japanese and Arabic. */
const system =
  "'PingFang SC', 'Hiragino Sans', 'Noto Sans CJK SC', 'Noto Sans JP', 'Segoe UI', 'Noto Naskh Arabic', 'Geeza Pro', system-ui, sans-serif"
export const font = { text: 'var(--text)', display: 'var(--display)' }
/** What the two are, with the studio's faces and, where the connection is slow, without. */
export const faces = {
  own: `--text: 'Onest', ${system}; --display: 'Sofia Sans Extra Condensed', 'Arial Narrow', ${system};`,
  slow: `--text: ${system}; --display: 'Arial Narrow', ${system};`,
}

/** Spacing in steps of 8 px: `space(2)` is 16 px. */
export const space = (steps: number) => `${steps * 0.5}rem`

/** Media queries, mobile first; the specification's mobile breakpoint is the medium one. */
export const from = {
  small: '@media (min-width: 40rem)',
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
}

/** Cuts and wipes: short, with a cause, and off under reduced motion (see globalStyle). */
export const motion = { quick: '140ms ease-out', calm: '240ms ease-out' }

export const radius = { small: '0.25rem', medium: '0.5rem', round: '999px' }
