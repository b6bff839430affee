import { WifiOff } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../theme/tokens'
import { Button } from '../ui/Button'
import { Notice } from '../ui/status/Notice'

/** What is known of a list, as far as its cards have to say so. */
type Known<Row> =
  | { status: 'loading' }
  | { status: 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; rows: readonly Row[] }

interface LiveCardsProps<Row, Card> {
  live: Known<Row>
  /** Where the texts of its states stand in the dictionary. */
  words: 'portfolio' | 'testimonials'
  cardOf: (row: Row) => Card
  /** The bundled samples, marked as such: only after the server has said that there is nothing, and without JavaScript. */
  samples: readonly Card[]
  /** How many cards are waited for: six at most. */
  skeletons: number
  /** The place of a card that is not there yet. */
  CardSkeleton: ComponentType
  /** From which width on two cards stand side by side. */
  pairsFrom: 'small' | 'medium'
  /** Stands after the samples. */
  afterSamples?: ReactNode
  children: (card: Card, index: number) => ReactNode
}

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f']

/** Cards of a list as a visitor sees them, live. */
export function LiveCards<Row, Card extends { id: string }>({
  live,
  words,
  cardOf,
  samples,
  skeletons,
  CardSkeleton,
  pairsFrom,
  afterSamples,
  children,
}: LiveCardsProps<Row, Card>) {
  const { t } = useTranslation()
  if (live.status === 'failed')
    return <Notice action={<Button onClick={live.retry}>{t('common.retry')}</Button>}>{t(`${words}.failed`)}</Notice>
  if (live.status === 'offlineEmpty')
    return <Notice icon={<WifiOff aria-hidden size={28} />}>{t(`${words}.offline`)}</Notice>
  const inItems = (cards: readonly Card[]) => cards.map((card, index) => <li key={card.id}>{children(card, index)}</li>)
  if (live.status === 'loading')
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
  const isEmpty = live.rows.length === 0
  return (
    <Grid $pairsFrom={pairsFrom}>
      {inItems(isEmpty ? samples : live.rows.map(cardOf))}
      {isEmpty && afterSamples}
    </Grid>
  )
}

const Grid = styled.ul<{ $pairsFrom: 'small' | 'medium' }>`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  ${({ $pairsFrom }) => breakpoint[$pairsFrom]} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Without JavaScript nothing is waited for: the samples stand in. */
  &[aria-busy] {
    @media (scripting: none) {
      display: none;
    }
  }
`
