import { type LanguageCode, languageCodes, languageOf } from '../languages.ts'
import { limits } from './fields.ts'
import type { Project, ProjectDraft } from './project.ts'

/** A title that says it is a copy's and still fits. */
function markedTitle(title: string, code: LanguageCode): string {
  const { copyMark } = languageOf(code)
  return title && title.slice(0, limits.title - copyMark.length).trimEnd() + copyMark
}

/**
 * A draft of a new project from a stored one: its titles say that it is a copy, and it is not featured. A title that is
 * the Spanish one stays so, and with it the mark that its language has yet to be written.
 */
export function copyOf({ id, order_position, rev, base_rev, updated_by, ...fields }: Project): ProjectDraft {
  const isSpanish = (title: string) => title.trim() === fields.title_es.trim()
  const titles = languageCodes.map((code) => {
    const title = fields[`title_${code}`]
    return [`title_${code}`, isSpanish(title) ? markedTitle(fields.title_es, 'es') : markedTitle(title, code)]
  })
  return { ...fields, ...Object.fromEntries(titles), featured: false }
}
