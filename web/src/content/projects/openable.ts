import { playableOf } from '@studio/domain/values/video'
import type { CardContent } from './playerProps'

/** Returns what a card opens: a film with its case, or a case without a film; undefined if it has neither. */
export function openable(card: CardContent): 'film' | 'case' | undefined {
  if (playableOf(card.videoUrl)) return 'film'
  return card.brief || card.approach || card.result || card.stills || card.sounds ? 'case' : undefined
}
