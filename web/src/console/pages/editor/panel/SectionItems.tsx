import type { ListId } from '@studio/domain/content/page/part'
import type { Section } from '@studio/domain/content/page/section'
import { useTranslation } from 'react-i18next'
import { formatPair } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { usePartNames } from '../usePartNames'
import { isRemoved, newItem, type PanelItem } from './listItems'
import { OrderedList } from './OrderedList'
import { useItems } from './useItems'

interface SectionItemsProps {
  list: ListId
  rows: readonly Section[]
  onChoose: (part: string) => void
}

/** The items of a list of texts, such as the questions, in the panel. */
export function SectionItems({ list, rows, onChoose }: SectionItemsProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const partName = usePartNames()
  const { items, move, remove, bringBack } = useItems(list, rows)
  const nameOf = ({ id }: PanelItem) => partName(`sections/${id}`)
  return (
    <OrderedList
      kind="sections"
      rows={items}
      nameOf={nameOf}
      hiddenOf={(item) => (isRemoved(item) ? t('admin.page.removed') : '')}
      toggleLabelOf={(item) =>
        formatPair(language, t(isRemoved(item) ? 'admin.page.bringBack' : 'admin.page.remove'), nameOf(item))
      }
      add={t(list === 'people' ? 'admin.sections.newPerson' : 'admin.sections.new')}
      store={move}
      onChoose={(id) => onChoose(`sections/${id}`)}
      onToggle={(item) => (isRemoved(item) ? bringBack(item) : remove(item))}
      onAdd={() => onChoose(`sections/${newItem(list)}`)}
    />
  )
}
