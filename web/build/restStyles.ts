import postcss from 'postcss'

/**
 * Selectors of states (hover, focus, disabled and so on), and of the rules by which styled-components finds its own
 * styles.
 */
const later =
  /:(hover|active|disabled|focus-visible|checked)|:has\(|\[(data-visited|data-moves|data-paused|aria-disabled)|^data-styled/

const isLater = (selector: string) => later.test(selector.replace(/:not\([^)]*\)/g, ''))

/**
 * Returns the styles of a page at rest: without states, keyframes and comments. A slow phone parses and matches every
 * rule before its first paint. The omitted rules follow with all styles, right after the first screen.
 */
export function restStyles(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkComments((comment) => {
    comment.remove()
  })
  sheet.walkAtRules('keyframes', (frames) => {
    frames.remove()
  })
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isLater(selector))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  sheet.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove()
  })
  sheet.walk((node) => {
    node.raws.before = ''
  })
  return sheet.toString()
}
