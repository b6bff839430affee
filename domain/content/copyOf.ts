import { type LanguageCode, languageCodes } from '../languages.ts'
import { limits } from './fields.ts'
import type { Project, ProjectDraft } from './project.ts'

/** What marks a title as a copy's: in the content's own language, whatever the interface speaks. */
export const copyMarks: Record<LanguageCode, string> = {
  es: ' (copia)',
  en: ' (copy)',
  pt: ' (cópia)',
  fr: ' (copie)',
  de: ' (Kopie)',
  zh: '（副本）',
  ar: ' (نسخة)',
  ru: ' (копия)',
  ja: '（コピー）',
  it: ' (copia)',
}

/** A title that says it is a copy's and still fits. */
const markedTitle = (title: string, code: LanguageCode) =>
  title && title.slice(0, limits.title - copyMarks[code].length).trimEnd() + copyMarks[code]

/**
 * A draft of a new project from a stored one: its titles say that it is a copy, and it is not featured. A title that is
 * the Spanish one stays so, and with it the mark that its language has yet to be written.
 */
export function copyOf({ id, order_position, rev, base_rev, ...fields }: Project): ProjectDraft {
  const isSpanish = (title: string) => title.trim() === fields.title_es.trim()
  const titles = languageCodes.map((code) => {
    const title = fields[`title_${code}`]
    return [`title_${code}`, isSpanish(title) ? markedTitle(fields.title_es, 'es') : markedTitle(title, code)]
  })
  return { ...fields, ...Object.fromEntries(titles), featured: false }
}
