import { type LanguageCode, languageCodes, languageOf } from '../languages.ts'
import { limits } from './fields/checks.ts'
import type { Project, ProjectDraft } from './project.ts'

/** A title that says it is a copy's and still fits. */
function markedTitle(title: string, code: LanguageCode): string {
  const { copyMark } = languageOf(code)
  return title && title.slice(0, limits.title - copyMark.length).trimEnd() + copyMark
}

/**
 * A draft of a new project from a stored one: its titles say that it is a copy, and it is not featured. A title that
 * follows the Spanish one goes on following it.
 */
export function copyOf({ id, order_position, rev, base_rev, updated_by, ...fields }: Project): ProjectDraft {
  const titles = languageCodes.map((code) => {
    const name = `title_${code}` as const
    const isCopy = fields.text_marks[name] === 'copied'
    return [name, isCopy ? markedTitle(fields.title_es, 'es') : markedTitle(fields[name], code)]
  })
  return { ...fields, ...Object.fromEntries(titles), featured: false }
}
