import type { TranslationState } from '@studio/domain/content/translation/sourceHashes'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../../theme/tokens'
import { translationStateStyles } from '../../../ui/status/translationStateStyles'

const states = Object.keys(translationStateStyles) as TranslationState[]

/** The legend of the overview's icons. */
export function StateLegend() {
  const { t } = useTranslation('console')
  return (
    <List>
      {states.map((state) => {
        const { Icon, tone } = translationStateStyles[state]
        return (
          <Entry key={state} $tone={tone}>
            <Icon aria-hidden size={16} />
            <span>{t(`admin.lists.translations.state.${state}`)}</span>
          </Entry>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Entry = styled.li<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  svg {
    color: ${({ $tone }) => $tone};
  }
`
