import { limits } from './fields.ts'
import { type LanguageCode, languageCodes } from './languages.ts'
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

/** A draft of a new project from a stored one: its titles say that it is a copy, and it is not featured. */
export function copyOf({ id, order_position, rev, base_rev, ...fields }: Project): ProjectDraft {
  const titles = languageCodes.map((code) => [`title_${code}`, markedTitle(fields[`title_${code}`], code)])
  return { ...fields, ...Object.fromEntries(titles), featured: false }
}
