import { clockOf } from '@studio/domain/content/media/pieceLength'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { alignToPage } from '../../../theme/alignToPage'
import { color, font, space } from '../../../theme/tokens'
import type { CardContent } from '../playerProps'

/** The hours of footage against the length of the piece, and the people who worked on it. */
export function Making({ card: { footageHours, seconds, credits } }: { card: CardContent }) {
  const { t } = useTranslation('player')
  const { language } = useLanguage()
  return (
    <>
      {footageHours && seconds > 0 && (
        <Figures>
          {t('footage', { hours: formatNumber(language, footageHours), length: `\u2066${clockOf(seconds)}\u2069` })}
        </Figures>
      )}
      {credits && (
        <Credits>
          <strong>{t('credits')}</strong>
          <bdi>{credits}</bdi>
        </Credits>
      )}
    </>
  )
}

const Figures = styled.div`
  margin-block: ${space(2)};
  font: 600 calc(1.5rem * var(--nameSize)) / 1.3 ${font.display};
  font-variant-numeric: tabular-nums;
`
const Credits = styled.div`
  display: grid;
  margin-block: ${space(2)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  white-space: pre-line;
  strong {
    color: ${color.ink};
  }
  bdi {
    ${alignToPage}
  }
`
