import { moved, placeIn } from '@studio/domain/content/lists/order'
import type { ListId } from '@studio/domain/content/page/part'
import type { Section } from '@studio/domain/content/page/section'
import { ArrowDown, ArrowUp, EyeOff, Plus, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button'
import { useMutationToast } from '../../../../ui/toast/useMutationToast'
import { isRemoved, newItem } from './listItems'
import { useItems } from './useItems'

interface ItemActionsProps {
  id: string
  list: ListId
  rows: readonly Section[]
  onChoose: (part: string) => void
  onClose: () => void
}

/** Moves an item of a list, removes it or brings it back, and adds another after it. */
export function ItemActions({ id, list, rows, onChoose, onClose }: ItemActionsProps) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const { items, move, remove, bringBack } = useItems(list, rows)
  // An item trades places with the next one that visitors see.
  const shown = items.filter((item) => item.id === id || !isRemoved(item))
  const at = shown.findIndex((item) => item.id === id)
  const item = shown[at]
  if (!item) return null
  const moveBy = (step: number) => {
    const to = at + step
    if (to < 0 || to >= shown.length) return
    const change = move(item, placeIn(moved(shown, at, to), id))
    tell(change, t('admin.projects.reordered'), t('admin.sections.reorderError'))
  }
  return (
    <>
      <Button small variant="line" aria-disabled={at === 0} onClick={() => moveBy(-1)}>
        <ArrowUp aria-hidden size={16} />
        {t('admin.page.earlier')}
      </Button>
      <Button small variant="line" aria-disabled={at === shown.length - 1} onClick={() => moveBy(1)}>
        <ArrowDown aria-hidden size={16} />
        {t('admin.page.later')}
      </Button>
      <Button small variant="line" onClick={() => onChoose(`sections/${newItem(list, id)}`)}>
        <Plus aria-hidden size={16} />
        {t('admin.page.addAfter')}
      </Button>
      {isRemoved(item) ? (
        <Button small variant="line" onClick={() => bringBack(item)}>
          <RotateCcw aria-hidden size={16} />
          {t('admin.page.bringBack')}
        </Button>
      ) : (
        <Button
          small
          variant="line"
          onClick={() => {
            remove(item)
            onClose()
          }}
        >
          <EyeOff aria-hidden size={16} />
          {t('admin.page.remove')}
        </Button>
      )}
    </>
  )
}
