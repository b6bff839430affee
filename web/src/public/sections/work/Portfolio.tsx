import { Info, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Tooltip } from '../../../ui/dialog/Tooltip'
import { Section } from '../../frame/Section'
import { ProjectGrid } from './ProjectGrid'

const specs = ['thumbnail', 'video', 'naming', 'alt'] as const

/** The projects, and a note about the selection. */
export function Portfolio() {
  const { t } = useTranslation()
  return (
    <Section
      id="portfolio"
      layout="row"
      badge={t('portfolio.badge')}
      title={t('portfolio.title')}
      subtitle={t('portfolio.subtitle')}
      ground="sunken"
    >
      <ProjectGrid />
      <Notes>
        <Update>
          <RefreshCw aria-hidden size={18} />
          {t('portfolio.update')}
        </Update>
        <Tooltip
          variant="line"
          tip={
            <Specs>
              {specs.map((spec) => (
                <li key={spec}>{t(`portfolio.specs.${spec}`)}</li>
              ))}
            </Specs>
          }
        >
          <Info aria-hidden size={18} />
          {t('portfolio.specsTitle')}
        </Tooltip>
        <More>
          <Button variant="line" disabled aria-describedby="portfolio-more">
            {t('portfolio.loadMore')}
          </Button>
          <p id="portfolio-more">{t('portfolio.loadMoreSoon')}</p>
        </More>
      </Notes>
    </Section>
  )
}

const Notes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: center;
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
  ${breakpoint.medium} {
    grid-template-columns: auto 1fr;
    /* The button comes first in its row, so that its text always fits. */
    > :first-child {
      order: 1;
    }
    > :last-child {
      order: 2;
    }
  }
  ${breakpoint.large} {
    grid-template-columns: auto 1fr auto;
  }
`
const Update = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.25)};
  svg {
    flex: none;
    color: ${color.secondary};
  }
`
const Specs = styled.ul`
  display: grid;
  gap: ${space(0.75)};
`
const More = styled.div`
  display: grid;
  grid-template-columns: fit-content(60%) minmax(0, 1fr);
  gap: ${space(1.5)};
  align-items: center;
  font-size: 0.9375rem;
`
