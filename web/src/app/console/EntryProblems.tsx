import type { EntryProblem } from '@studio/domain/contentFile'
import { requiredTexts, validationTexts } from '@studio/domain/validationTexts'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSays } from '../../i18n/useSays'
import { color, radius, space } from '../../theme/tokens'
import { useContentNames } from './useContentNames'

/** More of them say nothing new. */
const atMost = 50

const ownWords = new Set(Object.values(requiredTexts).flatMap((byLanguage) => Object.values<string>(byLanguage)))

/** The entries of a file that cannot be stored, each with its field and the reason. */
export function EntryProblems({ problems }: { problems: readonly EntryProblem[] }) {
  const { t } = useTranslation('console')
  const says = useSays()
  const { partName, fieldName } = useContentNames()
  if (problems.length === 0) return null
  const reason = (message: string) => {
    if (message === 'twice' || message === 'id') return t(`admin.lists.copies.problem.${message}`)
    // Whatever a schema says by itself is English and for programmers.
    const isOurs = message in validationTexts || ownWords.has(message)
    return isOurs ? says(message) : t('admin.lists.copies.problem.other')
  }
  return (
    <Root role="alert">
      <p>{t('admin.lists.copies.problems', { n: problems.length })}</p>
      <ul>
        {problems.slice(0, atMost).map(({ part, id, field, message }) => (
          <li key={`${part} ${id} ${field}`}>
            {partName(part)} <bdi>{id}</bdi>: {field && `${fieldName(part, field, id)} – `}
            {reason(message)}
          </li>
        ))}
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
