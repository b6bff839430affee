/**
 * Returns the built page's content as plain, semantic HTML. Runs inside the browser without the page's JavaScript.
 * Wrappers, generated classes and decoration that CSS can do are dropped; every text, picture, link, field and icon
 * stays. It is sent to the browser as text, so it may use nothing outside itself.
 */
export function plainMarkup(): string {
  const root = document.getElementById('root') ?? document.body
  const needless = /^(class|style|decoding|fetchpriority|data-.*)$/
  const ofIcons = /^(fill|stroke|stroke-.*|xmlns|width|height)$/

  /** The few classes of the plain style sheet. */
  const roleOf = (element: Element) => {
    const style = getComputedStyle(element)
    if (style.position === 'absolute' && style.width === '1px') return 'h'
    if (style.position === 'fixed' && element.closest('aside')) return style.visibility === 'hidden' ? 'h' : 'b f'
    const isButton = element.tagName === 'A' && style.display.includes('flex') && style.borderStyle === 'solid'
    if (!isButton) return ''
    return style.backgroundColor === 'rgba(0, 0, 0, 0)' ? 'b o' : 'b'
  }

  for (const element of root.querySelectorAll('script, style, link, noscript')) element.remove()
  const elements = [...root.querySelectorAll('*')]
  const roles = elements.map(roleOf)
  for (const [at, element] of elements.entries()) {
    const isIcon = element.getAttribute('viewBox') === '0 0 24 24'
    for (const { name } of [...element.attributes])
      if (needless.test(name) || (isIcon && ofIcons.test(name))) element.removeAttribute(name)
    if (roles[at]) element.className = roles[at]
  }
  // The first pictures load at once and the others lazily, as in hand-written pages.
  for (const [at, picture] of [...root.querySelectorAll('#portfolio article img')].entries())
    picture.setAttribute('loading', at < 3 ? 'eager' : 'lazy')
  for (const box of elements.reverse()) {
    const isSilent = /^(DIV|SPAN)$/.test(box.tagName) && box.attributes.length === 0
    const isAlone = box.childNodes.length < 2 || box.parentElement?.children.length === 1
    if (isSilent && isAlone) box.replaceWith(...box.childNodes)
  }
  return root.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ')
}
