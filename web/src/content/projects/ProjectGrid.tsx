import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'
import { Skeleton } from '../../ui/screen/Skeleton'
import { LiveCards } from '../LiveCards'
import { cardOf } from './cardOf'
import { projectData } from './data'
import { ProjectCard } from './ProjectCard'
import { sampleCards } from './sampleProjects'

const eagerCards = 3
const placeholders = ['reel', 'ugc', 'longform'] as const

/** The portfolio as a visitor sees it, live. */
export function ProjectGrid() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <LiveCards
      live={projectData.useAll()}
      words="portfolio"
      cardOf={(project) => cardOf(project.id, project, language)}
      samples={sampleCards(t('portfolio.samples', { returnObjects: true }))}
      skeletons={6}
      CardSkeleton={CardSkeleton}
      pairsFrom="small"
      afterSamples={placeholders.map((kind) => (
        <li key={kind}>
          <Placeholder>
            <Clapperboard aria-hidden size={28} />
            <strong>{t(`portfolio.placeholders.${kind}`)}</strong>
            {t('portfolio.placeholder')}
          </Placeholder>
        </li>
      ))}
    >
      {(card, index) => <ProjectCard card={card} isEager={index < eagerCards} />}
    </LiveCards>
  )
}

const CardSkeleton = styled(Skeleton)`
  aspect-ratio: 16 / 13;
`
const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  block-size: 100%;
  min-block-size: 12rem;
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
`
