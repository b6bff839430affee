/** What styled-components draws, without what only its own rehydration reads (see src/public/hydration/prerenderedStyles.ts). */
export function withoutMarks(markup: string, styleTags: string): { markup: string; styles: string } {
  const css = styleTags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
  // A component's own name (sc-…) beside its style's matters where another component's style mentions it.
  const isMentioned = (name: string) => !name.startsWith('sc-') || css.includes(`.${name}`)
  return {
    markup: markup.replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter(isMentioned)
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    }),
    styles: css,
  }
}

/**
 * What a visitor sees at once, and the payment cards, which must answer at once too; the other islands wait for their
 * styles, without a place to be unstyled in.
 */
const soon = ['island-hero', 'island-payment']
const wait = `:where([data-island]:not(${soon.map((id) => `#${id}`).join()})){content-visibility:hidden;contain-intrinsic-block-size:60rem}`

/**
 * Shows what waited in steps, a tenth of a second apart: a slow phone is too long at laying out all of it at once to
 * answer a touch meanwhile. Who has opened the page at one of its parts does not wait.
 */
const goOn = (steps: readonly string[][]) =>
  [
    '[data-island]{content-visibility:visible}',
    ...steps.map((ids, at) => {
      const parts = `:is(${ids.map((id) => `#${id}`).join()})`
      return `:root:not(:has(:target)) ${parts}{animation:part-on 1ms ${(at + 1) / 10}s backwards}`
    }),
    '@keyframes part-on{from{content-visibility:hidden}}',
  ].join('')

/**
 * The island below the first screen, section by section; then the others at once: their sections are too far away to be
 * laid out, and the chat's buttons are few.
 */
function stepsOf([next, ...others]: readonly { id: string; markup: string }[]): string[][] {
  const [, ...sections] = [...(next?.markup ?? '').matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id)
  return [...[next?.id ?? '', ...sections].map((id) => [id]), others.map(({ id }) => id)]
}

/**
 * The styles of all that stands before the second island and of what comes soon, and those of the rest, which may come a
 * moment later: a page is painted sooner with a part of its styles. Rules keep their order within each part. A page of
 * one island has no rest.
 */
export function inTwoParts(css: string, markup: string): { now: string; later: string } {
  const found = [...markup.matchAll(/<div id="([^"]+)" data-island/g)]
  const islands = found.map(({ 1: id = '', index }, at) => ({ id, markup: markup.slice(index, found[at + 1]?.index) }))
  const late = islands.filter(({ id }) => !soon.includes(id))
  if (late.length === 0) return { now: css, later: '' }
  const early = islands.filter(({ id }) => soon.includes(id)).map((island) => island.markup)
  const used = new Set([markup.slice(0, found[0]?.index), ...early].join(' ').match(/[A-Za-z-]+/g))
  const isUsed = (rule: string) => {
    const names = rule.match(/\.[A-Za-z][\w-]*(?=[^{}]*\{)/g) ?? []
    return names.length === 0 || names.some((name) => used.has(name.slice(1)))
  }
  const rules = topLevelRules(css)
  const styles = rules.filter((rule) => !rule.startsWith('@keyframes') && isUsed(rule)).join('')
  const animated = (rule: string) => styles.includes(/^@keyframes ([\w-]+)/.exec(rule)?.[1] ?? '{')
  const isNow = (rule: string) => (rule.startsWith('@keyframes') ? animated(rule) : isUsed(rule))
  return {
    now: rules.filter(isNow).join('') + wait,
    later: rules.filter((rule) => !isNow(rule)).join('') + goOn(stepsOf(late)),
  }
}

function topLevelRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
