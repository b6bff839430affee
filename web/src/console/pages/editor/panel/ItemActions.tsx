import { moved } from '@studio/domain/content/lists/order'
import type { ListId } from '@studio/domain/content/page/part'
import { partWith } from '@studio/domain/content/page/parts'
import { emptySection, type Section } from '@studio/domain/content/page/section'
import { ArrowDown, ArrowUp, EyeOff, Plus, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { contentDataOf } from '../../../../content/data'
import { space } from '../../../../theme/tokens'
import { Button } from '../../../../ui/Button'
import { type Mutation, useMutationToast } from '../../../../ui/toast/useMutationToast'
import { allItems, newItem, placesFor } from './listItems'

interface ItemActionsProps {
  id: string
  /** The list of an item; undefined for any other part. */
  list: ListId | undefined
  rows: readonly Section[]
  /** The stored part; undefined while its texts are the default ones. */
  row: Section | undefined
  onChoose: (part: string) => void
  onClose: () => void
}

const { sections } = contentDataOf

/** Moves an item, removes it, adds another, and restores the default texts of a part. Each can be undone. */
export function ItemActions({ id, list, rows, row, onChoose, onClose }: ItemActionsProps) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const report = (change: Mutation) => tell(change, t('admin.sections.updated'), t('admin.sections.updateError'))
  const items = list ? allItems(list, rows).filter((item) => item.row?.visibility !== 'hidden' || item.id === id) : []
  const at = items.findIndex((item) => item.id === id)
  const hasDefault = partWith(id) !== undefined
  const move = (step: number) => {
    const to = at + step
    if (!list || to < 0 || to >= items.length) return
    report(sections.place(placesFor(list, moved(items, at, to))))
  }
  const remove = () => {
    if (row && hasDefault) report(sections.set({ visibility: 'hidden' }, row))
    else if (row) report(sections.remove(row))
    else if (list)
      report(sections.place([{ id, row, draft: { ...emptySection, list, visibility: 'hidden' }, order_position: at }]))
    onClose()
  }
  return (
    <Root>
      {at >= 0 && (
        <>
          <Button small variant="line" aria-disabled={at === 0} onClick={() => move(-1)}>
            <ArrowUp aria-hidden size={16} />
            {t('admin.page.earlier')}
          </Button>
          <Button small variant="line" aria-disabled={at === items.length - 1} onClick={() => move(1)}>
            <ArrowDown aria-hidden size={16} />
            {t('admin.page.later')}
          </Button>
          <Button small variant="line" onClick={remove}>
            <EyeOff aria-hidden size={16} />
            {t('admin.page.remove')}
          </Button>
        </>
      )}
      {list && at >= 0 && (
        <Button small variant="line" onClick={() => onChoose(`sections/${newItem(list)}`)}>
          <Plus aria-hidden size={16} />
          {t('admin.sections.new')}
        </Button>
      )}
      {row && hasDefault && (
        <Button
          small
          variant="line"
          onClick={() => {
            report(sections.remove(row))
            onClose()
          }}
        >
          <RotateCcw aria-hidden size={16} />
          {t('admin.page.restore')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
`
