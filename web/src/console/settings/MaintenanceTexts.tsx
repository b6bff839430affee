import { type LanguageCode, languages } from '@studio/domain/languages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { loadTexts } from '../../i18n/i18n'
import { color, space } from '../../theme/tokens'

interface ClosedTextsProps {
  /** Languages to leave out because their text is shown elsewhere. */
  without: readonly LanguageCode[]
}

/**
 * The text that visitors of a closed site see, in the other languages. Collapsed at first; dictionaries are loaded when
 * it is opened.
 */
export function MaintenanceTexts({ without }: ClosedTextsProps) {
  const { t, i18n } = useTranslation('console')
  const [isOpen, setOpen] = useState(false)
  const [come, setCome] = useState<ReadonlySet<LanguageCode>>(new Set())
  const others = languages.filter(({ code }) => !without.includes(code))
  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    for (const { code } of languages)
      loadTexts(i18n, code, 'public').then(
        () => isWanted && setCome((now) => new Set([...now, code])),
        (error: unknown) => console.info(`the dictionary of ${code} could not be loaded`, error),
      )
    return () => {
      isWanted = false
    }
  }, [isOpen, i18n])
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{t('admin.settings.maintenance.askOthers')}</Summary>
      <List>
        {others.map(({ code, name, dir }) => {
          const say = i18n.getFixedT(code, 'public')
          return (
            <div key={code} lang={code} dir={dir}>
              <dt>{name}</dt>
              <dd>{come.has(code) ? `${say('maintenance.title')}. ${say('maintenance.text')}` : '…'}</dd>
            </div>
          )
        })}
      </List>
    </details>
  )
}

const Summary = styled.summary`
  inline-size: fit-content;
  min-block-size: 2.75rem;
  align-content: center;
  color: ${color.secondary};
  cursor: pointer;
`
const List = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  dt {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
`
