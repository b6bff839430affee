import { categoriesOf, inCategory } from '@studio/domain/content/categories'
import { projectAnchor } from '@studio/domain/content/publicContent'
import { Clapperboard } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CaseAtAddress } from '../../../content/projects/CaseAtAddress'
import { ProjectCard } from '../../../content/projects/ProjectCard'
import type { CardContent } from '../../../content/projects/playerProps'
import { TestimonialCard } from '../../../content/testimonials/TestimonialCard'
import { pageIdle } from '../../../lib/pageIdle'
import { persistently } from '../../../lib/persistently'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { OptionalPart } from '../../../ui/screen/PartBoundary'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { ChatLink } from '../../chat/ChatLink'
import { useContent } from '../../data/content'
import { hiddenWithoutScript } from '../../frame/hiddenWithoutScript'
import { SnapRow } from '../../frame/SnapRow'
import { snapRow } from '../../frame/snapRow'
import { ContentCards } from '../ContentCards'
import { CardPlace, placesOf, shareOf } from './CardPlace'
import type { CategoryFilterProps } from './CategoryFilter'
import { sampleCards } from './sampleProjects'
import { useLateTarget } from './useLateTarget'

const eagerCards = 3
/** The ratios of the placeholders. */
const placeholders = { reel: '9:16', ugc: '9:16', longform: '16:9' } as const

/** Loads the filter once the page is idle, because it needs scripts. */
const loadFilter = async () => {
  await pageIdle()
  return (await persistently(() => import('./CategoryFilter'), 2)).CategoryFilter
}

/** The projects, as visitors see them, with a filter by category. */
export function ProjectGrid() {
  const { t } = useTranslation()
  const now = useContent()
  useLateTarget()
  const [category, setCategory] = useState('')
  const content = now.status === 'ready' ? now.content : undefined
  const samples = sampleCards(t('portfolio.samples', { returnObjects: true }))
  const projects: readonly CardContent[] = content?.projects ?? []
  const categories = categoriesOf(projects)
  const shown = inCategory(projects, category)
  const [Filter, setFilter] = useState<ComponentType<CategoryFilterProps>>()
  useEffect(() => void loadFilter().then((loaded) => setFilter(() => loaded), console.warn), [])
  const formats =
    projects.length > 0 ? shown : [...samples, ...Object.values(placeholders).map((format) => ({ format }))]
  const places = placesOf(formats.map(({ format }) => format))
  const opening = {
    words: ({ id }: CardContent) => {
      const quote = content?.testimonials.find(({ projectId }) => projectId === id)
      return quote && <TestimonialCard quote={quote} />
    },
    ask: ({ title }: CardContent) => (
      <ChatLink text="likeThis" params={{ title }}>
        {t('portfolio.likeThis')}
      </ChatLink>
    ),
  }
  return (
    <>
      {categories.length > 0 && (
        <FilterPlace>
          <OptionalPart>
            {Filter && <Filter categories={categories} projects={projects} chosen={category} onChoose={setCategory} />}
          </OptionalPart>
        </FilterPlace>
      )}
      <ContentCards
        list="projects"
        List={Cards}
        cards={() => shown}
        samples={samples}
        skeletons={6}
        CardSkeleton={CardSkeleton}
        anchorOf={projectAnchor}
        afterSamples={Object.keys(placeholders).map((kind, at) => (
          <CardPlace key={kind} {...places[samples.length + at]}>
            <Placeholder>
              <Clapperboard aria-hidden size={28} />
              <strong>{t(`portfolio.placeholders.${kind as keyof typeof placeholders}`)}</strong>
              {t('portfolio.placeholder')}
            </Placeholder>
          </CardPlace>
        ))}
      >
        {(card, index, anchor) => (
          <CardPlace id={anchor} {...places[index]}>
            <ProjectCard
              {...opening}
              hasAddress
              card={card}
              isEager={index < eagerCards}
              share={shareOf(places[index])}
              among={projects.length > 0 ? projects : samples}
            />
          </CardPlace>
        )}
      </ContentCards>
      {content && <CaseAtAddress {...opening} among={content.projects} />}
    </>
  )
}

/** Reserves room for the filter. Paper needs none. */
const FilterPlace = styled.div`
  min-block-size: 2.75rem;
  margin-block-end: ${space(0.5)};
  ${breakpoint.medium} {
    margin-block-end: ${space(2)};
  }
  @media print, (scripting: none) {
    display: none;
  }
`
/** A row to swipe on phones; otherwise rows from edge to edge. */
const Cards = styled(SnapRow)`
  ${breakpoint.phone} {
    ${snapRow('20rem')}
    display: flex;
    @media print {
      flex-wrap: wrap;
    }
  }
  ${breakpoint.medium} {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    inline-size: min(100cqi, 120rem);
    margin-inline: calc(50% - min(50cqi, 60rem));
    article {
      border-radius: 0;
    }
  }
  ${hiddenWithoutScript}
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
  padding: ${space(2)};
  text-align: center;
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
`
