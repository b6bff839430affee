import { Clapperboard, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/screen/Skeleton'
import { Notice } from '../../ui/status/Notice'
import { cardOf } from './cardOf'
import { projectData } from './data'
import { ProjectCard } from './ProjectCard'
import { sampleCards } from './sampleProjects'

const eagerCards = 3
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']
const placeholders = ['reel', 'ugc', 'longform'] as const

/** The portfolio as a visitor sees it, live. Samples appear only after the server has said that there is nothing. */
export function ProjectGrid() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const live = projectData.useAll()
  if (live.status === 'failed')
    return <Notice action={<Button onClick={live.retry}>{t('common.retry')}</Button>}>{t('portfolio.failed')}</Notice>
  if (live.status === 'offlineEmpty')
    return <Notice icon={<WifiOff aria-hidden size={28} />}>{t('portfolio.offline')}</Notice>
  if (live.status === 'loading')
    return (
      <>
        <Waiting aria-busy aria-label={t('common.loading')}>
          {skeletons.map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </Waiting>
        <noscript>
          <Grid>
            {sampleCards(t('portfolio.samples', { returnObjects: true })).map((card) => (
              <li key={card.id}>
                <ProjectCard card={card} isEager={false} />
              </li>
            ))}
          </Grid>
        </noscript>
      </>
    )
  const isEmpty = live.rows.length === 0
  const cards = isEmpty
    ? sampleCards(t('portfolio.samples', { returnObjects: true }))
    : live.rows.map((project) => cardOf(project.id, project, language))
  return (
    <Grid>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProjectCard card={card} isEager={index < eagerCards} />
        </li>
      ))}
      {isEmpty &&
        placeholders.map((kind) => (
          <li key={kind}>
            <Placeholder>
              <Clapperboard aria-hidden size={28} />
              <strong>{t(`portfolio.placeholders.${kind}`)}</strong>
              {t('portfolio.placeholder')}
            </Placeholder>
          </li>
        ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
/** Without JavaScript nothing is waited for: the samples, marked as such, stand in. */
const Waiting = styled(Grid)`
  @media (scripting: none) {
    display: none;
  }
`
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
