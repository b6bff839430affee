import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../theme/tokens'
import { Button } from '../ui/Button'

interface StaleProps {
  tab: LanguageCode
  /** The languages that were written before Spanish changed. */
  stale: readonly LanguageCode[]
  onConfirm: (codes: readonly LanguageCode[]) => void
}

/** Says in its tab that a language is out of date, and in the Spanish one how many are; either can be confirmed. */
export function Stale({ tab, stale, onConfirm }: StaleProps) {
  const { t } = useTranslation('console')
  const isSpanish = tab === defaultLanguage
  const codes = stale.filter((code) => isSpanish || code === tab)
  if (codes.length === 0) return null
  return (
    <Root role="status">
      <ClockAlert aria-hidden size={20} />
      <p>{isSpanish ? t('admin.writing.staleOthers', { n: codes.length }) : t('admin.writing.stale')}</p>
      <Button variant="line" small onClick={() => onConfirm(codes)}>
        {t(isSpanish ? 'admin.writing.allStillRight' : 'admin.writing.stillRight')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.small};
  svg {
    flex: none;
    color: ${color.accent};
  }
  p {
    flex: 1 1 14rem;
  }
`
