/** What styled-components draws, without what only its own rehydration reads (see src/app/drawnStyles.ts). */
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
    styles: `<style id="drawn">${css}</style>`,
  }
}
