import { requiredTextIn, requiredTexts } from '@studio/domain/content/fields/validationTexts'
import type { CurrentContent } from '@studio/domain/content/file/contentChanges'
import { type EntryProblem, entryNameOf } from '@studio/domain/content/file/contentFile'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber, formatPair } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { color, radius, space } from '../../../theme/tokens'
import { useContentNames } from './useContentNames'

/** Number of problems shown. */
const atMost = 50

const requiredFields = Object.keys(requiredTexts) as (keyof typeof requiredTexts)[]

interface EntryProblemsProps {
  problems: readonly EntryProblem[]
  /** The stored content; supplies names for entries that lack them. */
  current: CurrentContent
}

/** The entries of a file that cannot be stored, each with its field and the reason. */
export function EntryProblems({ problems, current }: EntryProblemsProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const messageOf = useValidationMessage(t('admin.lists.importExport.problem.other'))
  const { partName, fieldName } = useContentNames()
  if (problems.length === 0) return null
  const reason = (message: string) => {
    if (message === 'twice' || message === 'id') return t(`admin.lists.importExport.problem.${message}`)
    // In forms, this message names the language of its tab; here it uses the interface's language.
    const required = requiredFields.find((field) => Object.values<string>(requiredTexts[field]).includes(message))
    if (required) return requiredTextIn(required, language)
    // A schema's default messages are in English and for developers, so a general text replaces them.
    return messageOf(message)
  }
  const nameOf = ({ part, id, entry }: EntryProblem) => {
    if (part === 'settings') return t(`admin.settings.${id}.title` as 'admin.settings.site_info.title')
    const stored = current[part].find((row) => row.id === id)
    return entryNameOf(part, entry, language) || entryNameOf(part, stored, language) || id
  }
  return (
    <Root role="alert">
      <p>
        {t('admin.lists.importExport.problems', { count: problems.length, n: formatNumber(language, problems.length) })}
      </p>
      <ul>
        {problems.slice(0, atMost).map((problem) => {
          const { part, id, field, message } = problem
          return (
            <li key={`${part} ${id} ${field}`}>
              {partName(part)} · <bdi>{nameOf(problem)}</bdi>
              {formatPair(
                language,
                field && field !== 'id' ? ` · ${fieldName(part, field, id)}` : '',
                reason(message) ?? '',
              )}
            </li>
          )
        })}
        {problems.length > atMost && <li>…</li>}
      </ul>
    </Root>
  )
}

const Root = styled.div`
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
`
