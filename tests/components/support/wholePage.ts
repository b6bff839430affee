import type { LanguageCode } from '@studio/domain/languages'
import { expect } from 'vitest'
import { openPublicPage } from './render'

const rendered = new CSSStyleSheet()
rendered.replaceSync('main section { content-visibility: visible !important }')

interface View {
  language?: LanguageCode
  width?: number
  height?: number
}

/** Opens the page with every section rendered: distant sections are skipped otherwise, and axe would miss them. */
export async function openWholePage(view: View = {}) {
  if (!document.adoptedStyleSheets.includes(rendered)) document.adoptedStyleSheets.push(rendered)
  await openPublicPage('home', view)
  for (const part of ['main h1', '#portfolio article', '#testimonials figure', 'footer a', 'aside a'])
    await expect
      .poll(() => document.querySelectorAll(part).length, { message: part, timeout: 15_000 })
      .toBeGreaterThan(0)
}
