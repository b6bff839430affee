import type { Trashed } from '@studio/domain/audit/trash'
import { kindOf } from '@studio/domain/content/contentKinds'
import { nameOfDocument, titlesOf } from '@studio/domain/outbox/describe'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { directionOf } from '../../../lib/directionOf'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Badge } from '../../../ui/status/Badge'
import { ItemFacts } from '../../../ui/status/ItemFacts'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { restoreDocument } from '../../history/data'
import { useWho } from '../../history/useWho'

/** A deleted document with its name, who deleted it and when, the days left, and a button that restores it. */
export function TrashItem({ trashed }: { trashed: Trashed }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { who } = useWho()
  const tell = useMutationToast()
  const { collection, id, by, at, daysLeft, copy, isWhole, pending } = trashed
  const name = titlesOf(copy)?.[language] || nameOfDocument(`${collection}/${id}`, copy) || id
  const handleBack = () => {
    tell(restoreDocument(trashed), t('admin.history.trash.done'), t('admin.history.trash.failed'))
  }
  return (
    <Item data-row>
      <div>
        <ItemFacts
          badge={<Badge $tone="plain">{t(`admin.lists.translations.kind.${kindOf(collection)}`)}</Badge>}
          name={<bdi dir={directionOf(name)}>{name}</bdi>}
        >
          <span>{t('admin.history.trash.by', { who: who(by) })}</span>
          <time dateTime={new Date(at).toISOString()}>{formatMoment(language, at)}</time>
          <span>{t('admin.history.trash.left', { count: daysLeft })}</span>
          {pending && <span>{t('admin.history.trash.waiting')}</span>}
        </ItemFacts>
        {!isWhole && <p>{t('admin.history.trash.partly')}</p>}
      </div>
      {isWhole && (
        <Button small variant="line" aria-label={t('admin.history.trash.bringBackOf', { name })} onClick={handleBack}>
          <Undo2 aria-hidden size={16} />
          {t('admin.history.trash.bringBack')}
        </Button>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)};
  &:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }
  > div {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
