import { useTranslation } from 'react-i18next'
import { headOf } from '../dialog/listPlace'
import { SkipLink } from '../screen/SkipLink'

/** A skip link to the first row of the element with the id `list`. */
export function ToList() {
  const { t } = useTranslation('console')
  return (
    <SkipLink to="list" find={firstRow}>
      {t('admin.ways.toList')}
    </SkipLink>
  )
}

const firstRow = (list: HTMLElement) => {
  const row = list.querySelector<HTMLElement>('tr[data-index], [data-row]')
  return row && (headOf(row) ?? row)
}
