import { type LanguageCode, languageCodes, languageOf } from '../languages.ts'
import { limits } from './fields/checks.ts'
import { type Project, type ProjectDraft, projectLocalizedFields } from './project.ts'
import { isStale, spanishHash, translatedCodes } from './translation/sourceHashes.ts'

/** Marks a title as a copy's, shortened to fit. */
function markedTitle(title: string, code: LanguageCode): string {
  const { copyMark } = languageOf(code)
  return title && title.slice(0, limits.title - copyMark.length).trimEnd() + copyMark
}

/**
 * Returns a draft of a new project from a stored one: its titles are marked as a copy's, and it is not featured. A
 * title that follows the Spanish one still follows it, and a language that is out of date stays out of date.
 */
export function copyOf(project: Project): ProjectDraft {
  const { id: _id, order_position: _place, rev: _rev, base_rev: _base, updated_by: _by, ...fields } = project
  const titles = languageCodes.map((code) => {
    const name = `title_${code}` as const
    const isCopy = fields.text_marks[name] === 'copied'
    return [name, isCopy ? markedTitle(fields.title_es, 'es') : markedTitle(fields[name], code)]
  })
  const copy = { ...fields, ...Object.fromEntries(titles), featured: false }
  const now = spanishHash(copy, projectLocalizedFields)
  const sourceHashes = translatedCodes.flatMap((code) =>
    isStale(project, projectLocalizedFields, code) ? [] : [[code, now]],
  )
  return { ...copy, translated_from: { ...fields.translated_from, ...Object.fromEntries(sourceHashes) } }
}
