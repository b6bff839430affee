import { createGlobalStyle } from 'styled-components'
import { breakpoint, color, font, fontStacks, headings, themes } from './tokens'

const others = Object.entries(fontStacks.others)

const variables = (name: keyof typeof themes) =>
  Object.entries(themes[name])
    .map(([key, value]) => `--${key}: ${value};`)
    .join('\n')

/**
 * Has no props on purpose: a global style with props is rewritten on every render. index.html declares the fonts:
 * declared here, they would load again on hydration and the text would jump.
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: dark; ${variables('dark')} ${fontStacks.own} }
  :root { ${headings.own} }
  ${others.map(([code, stack]) => `:root:lang(${code}) { ${stack} }`).join(' ')}
  ${others.map(([code]) => `:root:lang(${code})`).join(', ')} { ${headings.other} }
  /* Lines break between phrases, never inside a word, and none begins with a long vowel. */
  :is(body, h1, h2, h3):lang(ja) { word-break: auto-phrase; line-break: strict; overflow-wrap: anywhere; }
  /* No single last character on a line, and a little space around Latin names and numbers. */
  :root:is(:lang(ja), :lang(zh)) body { text-wrap: pretty; text-autospace: normal; }
  /* A language name in a list is not worth loading a font. */
  :root:not(:lang(ru)) [lang='ru'] { font-family: var(--system); }
  :root[data-theme='light'] { color-scheme: light; ${variables('light')} }
  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-behavior: smooth; scroll-padding-block-start: 5rem; -webkit-text-size-adjust: 100%; }
  /* Scrolling to the focus keeps clear of the header and a phone's sticky bar. */
  ${breakpoint.phone} { html { scroll-padding-block-end: calc(4.5rem + env(safe-area-inset-bottom)); } }
  body {
    margin: 0; min-inline-size: 320px; background: ${color.ground}; color: ${color.ink};
    font: 400 1rem/1.6 ${font.text}; -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
  h1, h2, h3 { font-family: ${font.display}; line-height: calc(1.05 + var(--air)); text-wrap: balance; overflow-wrap: anywhere; }
  p, blockquote { text-wrap: pretty; }
  ul, ol { list-style: none; }
  img, svg, video { max-inline-size: 100%; block-size: auto; display: block; }
  /* Icons that lead out or back point against the reading direction. */
  svg:is(.lucide-log-out, .lucide-reply, .lucide-undo-2):dir(rtl) { transform: scaleX(-1); }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid ${color.secondary}; outline-offset: 3px; border-radius: 2px; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  @media print {
    :root, :root[data-theme] { color-scheme: light; ${variables('light')} --ground: #fff; --sunken: #fff; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; }
  }
`
