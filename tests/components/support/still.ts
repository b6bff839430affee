const atOnce = new CSSStyleSheet()
atOnce.replaceSync(`
  html { scroll-behavior: auto !important }
  *, *::before, *::after, ::backdrop { transition: none !important; animation-duration: 1ms !important }`)

/**
 * Runs a check without animations, as for visitors who ask for less motion, because a colour in transition is not a
 * fault.
 */
export async function still(check: () => Promise<void>) {
  document.adoptedStyleSheets.push(atOnce)
  try {
    await check()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce)
  }
}
