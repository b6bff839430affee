import type { PublicContent } from '@studio/domain/content/publicContent'
import { WifiOff } from 'lucide-react'
import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'
import { useContent } from '../data/content'

interface ContentCardsProps<Card> {
  /** Selects the list in the content, and its texts in the dictionary. */
  list: 'projects' | 'testimonials'
  List: ComponentType<ComponentProps<'ul'>>
  /** Returns the cards of the list. */
  cards: (content: PublicContent) => readonly Card[]
  /**
   * The bundled samples, marked as such. Shown if nothing is stored, and without JavaScript in a page without content.
   */
  samples: readonly Card[]
  /** Number of placeholders while loading, at most six. */
  skeletons: number
  /** A placeholder while loading. */
  CardSkeleton: ComponentType
  /** Returns the anchor of a stored card, if cards can be linked to. */
  anchorOf?: (id: string) => string
  /** Content after the samples. */
  afterSamples?: ReactNode
  /** Renders a card's item of the list. */
  children: (card: Card, index: number, anchor?: string) => ReactNode
}

const words = { projects: 'portfolio', testimonials: 'testimonials' } as const
const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f']

/** One of the two lists of content, as visitors see it. */
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
    shown.map((card, index) => <Fragment key={card.id}>{children(card, index, idOf?.(card.id))}</Fragment>)
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
