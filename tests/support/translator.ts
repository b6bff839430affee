/** The character that the emulated translator appends to each text, so that a test can recognize a translated text. */
export const translatedMark = '\u02D2'

/**
 * Translates a page like the browser's own translator. `afterMs` after the page has loaded, it replaces every text node by
 * `<font><font>…</font></font>`, and later every text that is added or changed. React keeps its references to the
 * removed nodes.
 *
 * It appends `mark` to each text. It uses nothing outside itself, so it works in `page.addInitScript(translatePage)`,
 * in `page.evaluate(translatePage)` and in a component test, which has to call the returned function to stop it.
 */
export function translatePage({ mark = '\u02D2', afterMs = 0 } = {}): () => void {
  const skipped = 'script, style, noscript, textarea, svg, font, .notranslate, [translate=no]'
  const newFont = () => {
    const font = document.createElement('font')
    font.style.verticalAlign = 'inherit'
    return font
  }
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return
    const [outer, inner] = [newFont(), newFont()]
    inner.append(text.data + mark)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateWithin(target)
      else for (const node of addedNodes) translateWithin(node)
    }
  })
  const begin = () => {
    document.documentElement.classList.add('translated-ltr')
    translateWithin(document.body)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const beginLater = () => {
    if (afterMs === 0) begin()
    else timer = setTimeout(begin, afterMs)
  }
  if (document.readyState === 'complete') beginLater()
  else addEventListener('load', beginLater, { once: true })
  return () => {
    observer.disconnect()
    removeEventListener('load', beginLater)
    clearTimeout(timer)
    document.documentElement.classList.remove('translated-ltr')
  }
}
