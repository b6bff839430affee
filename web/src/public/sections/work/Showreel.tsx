import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { Tooltip } from '../../../ui/dialog/Tooltip'
import { Section } from '../../frame/Section'
import { FilmLeader } from './FilmLeader'

/** The place of the showreel: a film leader, until there is a film. */
export function Showreel() {
  const { t } = useTranslation()
  return (
    <Section id="showreel" minute={1} badge={t('showreel.badge')} title={t('showreel.title')} isSunken>
      <Screen>
        <Leader />
        <Soon>{t('showreel.soon')}</Soon>
      </Screen>
      <Caption>
        <p>{t('showreel.note')}</p>
        <Tooltip variant="line" tip={t('showreel.specs')}>
          <Info aria-hidden size={18} />
          {t('showreel.specsLabel')}
        </Tooltip>
      </Caption>
    </Section>
  )
}

const Screen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  max-block-size: 80vh;
  inline-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: #1a1613;
`
const Leader = styled(FilmLeader)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`
const Soon = styled.p`
  position: relative;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 800 clamp(1.5rem, 4vw, 2.5rem) / 1.1 ${font.display};
`
const Caption = styled.div`
  display: grid;
  gap: ${space(1.5)};
  align-items: center;
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
  ${breakpoint.medium} {
    grid-template-columns: auto 1fr;
    justify-content: start;
    gap: ${space(3)};
    > :first-child {
      order: 1;
    }
  }
`
