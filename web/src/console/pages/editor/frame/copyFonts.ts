/** Declares this page's fonts in another document. Rule by rule: the security policy forbids inline styles. */
export function copyFonts(page: Document) {
  const style = page.head.appendChild(page.createElement('style'))
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule) style.sheet?.insertRule(rule.cssText, style.sheet.cssRules.length)
}
