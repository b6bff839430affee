import { emptyPriceList, type PriceList } from '@studio/domain/content/priceList'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocument } from '../../../../device/drafts'
import { LiveNotice } from '../../../../ui/status/LiveNotice'
import { priceListType } from '../../../contentTypes/priceListType'
import { ContentTypeForm } from '../../../lists/ContentTypeForm'
import { useSaveContent } from '../../../lists/useSaveContent'
import { possiblePrices } from '../../../prices/possiblePrices'
import { useCurrentPrices } from '../../../prices/useCurrentOffer'
import { PanelHead } from './PanelHead'
import type { SectionFormProps } from './SectionForm'

type PricesFormProps = Omit<SectionFormProps, 'id' | 'onChoose'>

/**
 * The form of the price list that visitors see now. If there is none, the form creates the first list, from the default
 * prices.
 */
export function PricesForm(props: PricesFormProps) {
  const { t } = useTranslation('console')
  const live = priceListType.data.useAll()
  if (live.status !== 'ready')
    return <LiveNotice live={live} loading={t('admin.prices.title')} failed={t('admin.prices.loadError')} />
  return <KnownForm {...props} rows={live.rows} statuses={live.syncStatuses} />
}

interface KnownFormProps extends PricesFormProps {
  rows: readonly PriceList[]
  statuses: ReadonlyMap<string, DocumentSyncStatus>
}

function KnownForm({ rows, statuses, field, language, onLanguage, onType, onClose }: KnownFormProps) {
  const { t } = useTranslation('console')
  const current = useCurrentPrices()
  // The open form keeps its list, even if another one applies meanwhile.
  const [stored] = useState(current)
  const save = useSaveContent(priceListType, rows)
  const id = stored?.id ?? newDocument
  // A first list needs a name, which only admins see.
  const [table] = useState({ ...priceListType.table, empty: { ...emptyPriceList, name: t('admin.prices.title') } })
  return (
    <ContentTypeForm
      type={{ ...priceListType, table }}
      document={id}
      rows={rows}
      stored={stored}
      now={rows.find((row) => row.id === id)}
      given={undefined}
      syncStatus={statuses.get(id)}
      language={language}
      beside={{
        Head: PanelHead,
        focusOn: field ?? '',
        onTab: onLanguage,
        // The page keeps the last possible prices.
        onType: (values) => {
          if (!values || possiblePrices(values)) onType(values && { kind: 'prices', id, values })
        },
      }}
      onSave={save}
      onClose={onClose}
    />
  )
}
