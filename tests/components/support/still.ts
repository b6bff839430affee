const atOnce = new CSSStyleSheet()
atOnce.replaceSync(`
  html { scroll-behavior: auto !important }
  *, *::before, *::after, ::backdrop { transition: none !important; animation-duration: 1ms !important }`)

/** Nothing moves or fades meanwhile, as for who wants less motion: a colour between two others is nobody's fault. */
export async function still(check: () => Promise<void>) {
  document.adoptedStyleSheets.push(atOnce)
  try {
    await check()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce)
  }
}
