import { trashDays } from '@studio/domain/audit/trashDays'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, space } from '../../../theme/tokens'
import { LivePage } from '../../../ui/screen/LivePage'
import { useTrash } from '../../history/data'
import { TrashItem } from './TrashItem'

/** The content that was deleted and can still be restored. */
export default function TrashPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const trash = useTrash()
  return (
    <LivePage
      live={trash}
      title={t('admin.history.trash.title')}
      failed={t('admin.history.trash.loadError')}
      empty={t('admin.history.trash.empty')}
      intro={
        <Intro>
          <p>{t('admin.history.trash.text', { days: formatNumber(language, trashDays) })}</p>
          <Inbox to="/admin/messages?status=trashed">{t('admin.history.trash.messages')}</Inbox>
          {trash.status === 'ready' && !trash.isFromServer && <p role="status">{t('admin.history.unsure')}</p>}
        </Intro>
      }
    >
      {({ rows }) => (
        <List aria-label={t('admin.history.trash.title')}>
          {rows.map((trashed) => (
            <TrashItem key={`${trashed.collection}/${trashed.id}`} trashed={trashed} />
          ))}
        </List>
      )}
    </LivePage>
  )
}

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  margin-block-end: ${space(2)};
  color: ${color.inkSoft};
`
const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Inbox = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
`
