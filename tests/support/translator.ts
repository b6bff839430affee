/** What the emulated translator adds to each text, so that a test can tell a translated text from an original. */
export const translatedMark = '\u02D2'

/**
 * Does to a page what the browser's own translator does: once the page has loaded, it takes every text node out and puts
 * `<font><font>…</font></font>` in its place, and later does the same to every text that is added or changed. React keeps
 * its references to the removed nodes.
 *
 * It adds `mark` to each text, and nothing if that is empty. It uses nothing outside itself, so it works in `page.addInitScript(translatePage)`, in `page.evaluate(translatePage)` and
 * in a component test, which has to call the returned function to stop it.
 */
export function translatePage(mark = '\u02D2'): () => void {
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
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  return () => {
    observer.disconnect()
    removeEventListener('load', begin)
    document.documentElement.classList.remove('translated-ltr')
  }
}
