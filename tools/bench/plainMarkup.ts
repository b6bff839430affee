/**
 * Runs inside the browser, on the built page before any module: gives the same content as plain, semantic HTML.
 * Wrappers, generated classes and decoration that style sheets can do are left out; every text, picture, link, field
 * and icon stays. Self-contained, because it is sent to the browser as text.
 */
export function plainMarkup(): string {
  const kept = new Set(
    'href src srcset sizes alt width height loading decoding fetchpriority type name value placeholder autocomplete inputmode rows checked selected open disabled hidden scope colspan target rel dir lang hreflang role tabindex title for id poster controls aria-label aria-labelledby aria-describedby aria-expanded aria-controls aria-hidden aria-busy aria-haspopup aria-selected viewbox d cx cy r x y rx ry x1 x2 y1 y2 fill stroke opacity stroke-width stroke-dasharray stroke-linecap offset stop-color stop-opacity points transform preserveaspectratio'.split(
      ' ',
    ),
  )
  const pointers = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']
  const empty = new Set('area br col hr img input link meta source track wbr'.split(' '))
  const lineIcon = new Set('fill stroke stroke-width stroke-linecap stroke-linejoin aria-hidden'.split(' '))
  const menu = document.querySelector('header [aria-controls]')?.getAttribute('aria-controls')
  const names = new Map<string, string>()
  /** Generated ids get short ones. */
  const idOf = (id: string) => {
    if (!id.startsWith('_')) return id
    const name = names.get(id) ?? `x${names.size}`
    names.set(id, name)
    return name
  }
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

  const roleOf = (element: Element) => {
    const style = getComputedStyle(element)
    const isTiny = style.position === 'absolute' && style.width === '1px'
    if (isTiny) return 'h'
    if (element.id && element.id === menu) return 'm'
    if (style.position === 'fixed' && element.closest('aside')) return style.visibility === 'hidden' ? 'h' : 'b f'
    const isButton = element.tagName === 'A' && style.display.includes('flex') && style.borderStyle === 'solid'
    if (!isButton) return ''
    return style.backgroundColor === 'rgba(0, 0, 0, 0)' ? 'b o' : 'b'
  }

  const attributesOf = (element: Element, role: string) => {
    const isIcon = element.getAttribute('viewBox') === '0 0 24 24'
    const pairs = [...element.attributes].flatMap(({ name, value }) => {
      const key = name.toLowerCase()
      if (!kept.has(key) || (isIcon && lineIcon.has(key) && key !== 'aria-hidden')) return []
      const given = key === 'id' ? idOf(value) : pointers.includes(key) ? value.split(' ').map(idOf).join(' ') : value
      return given === '' && key !== 'alt' && key !== 'value'
        ? [name]
        : [`${name}="${escaped(given).replace(/"/g, '&quot;')}"`]
    })
    if (element.hasAttribute('aria-required') && element.getAttribute('aria-required') === 'true')
      pairs.push('required')
    return [...pairs, ...(role ? [`class="${role}"`] : [])].map((pair) => ` ${pair}`).join('')
  }

  const write = (node: Node): string => {
    if (node instanceof Text) return escaped(node.data.replace(/\s+/g, ' '))
    if (!(node instanceof Element)) return ''
    const tag = node.tagName.toLowerCase()
    // Without JavaScript a payment card says itself what its dialog would say: here that is the dialog.
    if (tag === 'noscript')
      return `<dialog>${write(new DOMParser().parseFromString(node.textContent ?? '', 'text/html').body)}</dialog>`
    if (tag === 'script' || tag === 'style') return ''
    const role = roleOf(node)
    const attributes = attributesOf(node, role)
    const inside = [...node.childNodes].map(write).join('')
    if (empty.has(tag)) return `<${tag}${attributes}>`
    const isBox = tag === 'div' || tag === 'span'
    const isSilent = !/ (id|role|aria-label|hidden|class|lang|dir)\b/.test(attributes)
    if (tag === 'body') return inside
    if (isBox && inside === '') return ''
    if (isBox && isSilent && (node.childNodes.length === 1 || node.parentElement?.children.length === 1)) return inside
    return `<${tag}${attributes}>${inside}</${tag}>`
  }

  const root = document.getElementById('root')
  return root ? [...root.childNodes].map(write).join('') : ''
}
