import type { PublicContent } from '@studio/domain/content/publicContent'
import { WifiOff } from 'lucide-react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'
import { useContent } from '../content/content'

interface ContentCardsProps<Card> {
  /** Which of the two lists: its content, and where the texts of its states stand in the dictionary. */
  list: 'projects' | 'testimonials'
  /** How the list is laid out. */
  List: ComponentType<ComponentProps<'ul'>>
  /** Those of the list that stand in it. */
  cards: (content: PublicContent) => readonly Card[]
  /** The bundled samples, marked as such: where nothing is stored, and without JavaScript in a page without content. */
  samples: readonly Card[]
  /** How many cards are waited for: six at most. */
  skeletons: number
  /** The place of a card that is not there yet. */
  CardSkeleton: ComponentType
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
  List,
  cards,
  samples,
  skeletons,
  CardSkeleton,
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
        <List aria-busy aria-label={t('common.loading')}>
          {skeletonKeys.slice(0, skeletons).map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </List>
        <noscript>
          <List>{inItems(samples)}</List>
        </noscript>
      </>
    )
  const stored = cards(now.content)
  const isEmpty = now.content[list].length === 0
  if (!isEmpty && stored.length === 0) return null
  return (
    <List>
      {isEmpty ? inItems(samples) : inItems(stored, anchorOf)}
      {isEmpty && afterSamples}
    </List>
  )
}
