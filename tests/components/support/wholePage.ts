import type { LanguageCode } from '@studio/domain/languages'
import { expect } from 'vitest'
import { openPublicPage } from './render'

const drawn = new CSSStyleSheet()
drawn.replaceSync('main section { content-visibility: visible !important }')

interface Look {
  language?: LanguageCode
  width?: number
  height?: number
}

/** Opens the page and has every section drawn: those that are far away are not, and axe would not see into them. */
export async function openWholePage(look: Look = {}) {
  if (!document.adoptedStyleSheets.includes(drawn)) document.adoptedStyleSheets.push(drawn)
  await openPublicPage('home', look)
  for (const part of ['main h1', '#portfolio article', '#testimonials figure', 'footer a', 'aside a'])
    await expect
      .poll(() => document.querySelectorAll(part).length, { message: part, timeout: 15_000 })
      .toBeGreaterThan(0)
}
