import type { PublicContent } from '@studio/domain/content/publicContent'
import { WifiOff } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { breakpoint, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'
import { useContent } from '../content/content'

interface ContentCardsProps<Card> {
  /** Which of the two lists: its content, and where the texts of its states stand in the dictionary. */
  list: 'projects' | 'testimonials'
  cards: (content: PublicContent) => readonly Card[]
  /** The bundled samples, marked as such: where nothing is stored, and without JavaScript in a page without content. */
  samples: readonly Card[]
  /** How many cards are waited for: six at most. */
  skeletons: number
  /** The place of a card that is not there yet. */
  CardSkeleton: ComponentType
  /** From which width on two cards stand side by side. */
  pairsFrom: 'small' | 'medium'
  /** The place in the page's address of a stored card. Left out where none stands alone. */
  anchorOf?: (id: string) => string
  /** Stands after the samples. */
  afterSamples?: ReactNode
  children: (card: Card, index: number, all: readonly Card[]) => ReactNode
}

const words = { projects: 'portfolio', testimonials: 'testimonials' } as const
const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f']

/** One of the two lists of content as a visitor sees it. */
export function ContentCards<Card extends { id: string }>({
  list,
  cards,
  samples,
  skeletons,
  CardSkeleton,
  pairsFrom,
  anchorOf,
  afterSamples,
  children,
}: ContentCardsProps<Card>) {
  const { t } = useTranslation()
  const now = useContent()
  if (now.status === 'failed')
    return (
      <Notice action={<Button onClick={now.retry}>{t('common.retry')}</Button>}>{t(`${words[list]}.failed`)}</Notice>
    )
  if (now.status === 'offline')
    return <Notice icon={<WifiOff aria-hidden size={28} />}>{t(`${words[list]}.offline`)}</Notice>
  const inItems = (shown: readonly Card[], idOf?: (id: string) => string) =>
    shown.map((card, index) => (
      <li key={card.id} id={idOf?.(card.id)}>
        {children(card, index, shown)}
      </li>
    ))
  if (now.status === 'loading')
    return (
      <>
        <Grid $pairsFrom={pairsFrom} aria-busy aria-label={t('common.loading')}>
          {skeletonKeys.slice(0, skeletons).map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </Grid>
        <noscript>
          <Grid $pairsFrom={pairsFrom}>{inItems(samples)}</Grid>
        </noscript>
      </>
    )
  const stored = cards(now.content)
  const isEmpty = stored.length === 0
  return (
    <Grid $pairsFrom={pairsFrom}>
      {isEmpty ? inItems(samples) : inItems(stored, anchorOf)}
      {isEmpty && afterSamples}
    </Grid>
  )
}

/** What is left for the last row fills it: two share it, one has it to itself. */
const lastRow = css`
  > :nth-child(3n + 1):nth-last-child(2),
  > :nth-child(3n + 2):last-child {
    grid-column: span 3;
  }
  > :nth-child(3n + 1):last-child {
    grid-column: 1 / -1;
  }
`
const Grid = styled.ul<{ $pairsFrom: 'small' | 'medium' }>`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  ${({ $pairsFrom }) => breakpoint[$pairsFrom]} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 2;
    }
    > li:has(> [data-lead]) {
      grid-area: span 2 / span 4;
    }
    ${({ $pairsFrom }) => $pairsFrom === 'medium' && lastRow}
  }
  /* Without JavaScript nothing is waited for: the samples stand in. */
  &[aria-busy] {
    @media (scripting: none) {
      display: none;
    }
  }
`
