import { projectAnchor } from '@studio/domain/content/publicContent'
import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CaseAtAddress } from '../../../content/projects/CaseAtAddress'
import { ProjectCard } from '../../../content/projects/ProjectCard'
import type { CardContent } from '../../../content/projects/playerProps'
import { TestimonialCard } from '../../../content/testimonials/TestimonialCard'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { ChatLink } from '../../chat/ChatLink'
import { useContent } from '../../data/content'
import { hiddenWithoutScript } from '../../frame/hiddenWithoutScript'
import { SnapRow } from '../../frame/SnapRow'
import { snapRow } from '../../frame/snapRow'
import { ContentCards } from '../ContentCards'
import { sampleCards } from './sampleProjects'
import { useLateTarget } from './useLateTarget'

const eagerCards = 3
const placeholders = ['reel', 'ugc', 'longform'] as const

/** The projects, as visitors see them. */
export function ProjectGrid() {
  const { t } = useTranslation()
  const now = useContent()
  useLateTarget()
  const content = now.status === 'ready' ? now.content : undefined
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
      <ContentCards
        list="projects"
        List={Cards}
        cards={({ projects }) => projects}
        samples={sampleCards(t('portfolio.samples', { returnObjects: true }))}
        skeletons={6}
        CardSkeleton={CardSkeleton}
        anchorOf={projectAnchor}
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
        {(card, index, all) => (
          <ProjectCard
            {...opening}
            hasAddress
            card={card}
            isEager={index < eagerCards}
            isLead={index === leadOf(all)}
            among={all}
          />
        )}
      </ContentCards>
      {content && <CaseAtAddress {...opening} among={content.projects} />}
    </>
  )
}

/** Returns the index of the first featured project, or 0. */
const leadOf = (cards: readonly CardContent[]) => {
  const at = cards.findIndex(({ isFeatured }) => isFeatured)
  return at === -1 ? 0 : at
}

/** A row to swipe on phones; otherwise a grid from edge to edge, with the lead over two columns. */
const Cards = styled(SnapRow)`
  ${breakpoint.phone} {
    ${snapRow('min(84%, 20rem)')}
  }
  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1px;
    inline-size: min(100cqi, 120rem);
    margin-inline: calc(50% - min(50cqi, 60rem));
    article {
      border-radius: 0;
    }
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    /* If the lead leaves no room beside it, the next card moves up. */
    grid-auto-flow: dense;
    article:not([data-lead]) > :first-child {
      aspect-ratio: 2 / 1;
    }
    > li {
      grid-column: span 2;
    }
    > li:has(> [data-lead]) {
      grid-area: span 2 / span 4;
    }
    /* Avoids an incomplete last row: if one card would be left over, the lead gets a full row; if two, they share
       one. */
    &:has(> :last-child:nth-child(3n + 1)) > li:has(> [data-lead]) {
      grid-area: auto / 1 / auto / -1;
      > [data-lead] > :first-child {
        aspect-ratio: 21 / 9;
      }
    }
    &:has(> :last-child:nth-child(3n + 2)) > li:nth-last-child(-n + 2) {
      grid-area: auto / span 3;
      > [data-lead] > :first-child {
        aspect-ratio: 2 / 1;
      }
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
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
`
