import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { useMessages } from '../../messages/model/useMessages'
import { UnreadBadge } from '../../messages/unread/UnreadBadge'
import { useCountWords, useUnread } from '../../messages/unread/useUnread'
import { DeviceAlerts } from '../../notices/DeviceAlerts'
import { DashboardCard } from './DashboardCard'
import { EnquiryLine } from './EnquiryLine'
import { useNow } from './useNow'

const most = 5

/** The newest unread enquiries, and the number of suspected ones. */
export function NewestMessages() {
  const { t } = useTranslation('console')
  const { live } = useUnread()
  const now = useNow()
  const words = 'admin.dashboard'
  return (
    <DashboardCard
      title={t(`${words}.messages.title`)}
      mark={<UnreadBadge />}
      text={t(`${words}.messages.text`)}
      link={{ to: '/admin/messages?status=new', label: t(`${words}.messages.open`) }}
    >
      {live.status === 'loading' && <Place />}
      {live.status === 'offlineEmpty' && <p role="status">{t('admin.common.offlineEmpty')}</p>}
      {live.status === 'failed' && (
        <>
          <p role="alert">{t('admin.messages.loadError')}</p>
          <Button small variant="line" onClick={live.retry}>
            {t('admin.common.reload')}
          </Button>
        </>
      )}
      {live.status === 'ready' && (
        <>
          {live.rows.length > 0 && (
            <List>
              {live.rows.slice(0, most).map((message) => (
                <EnquiryLine key={message.id} message={message} now={now} />
              ))}
            </List>
          )}
          {/* Without a server snapshot, an empty cache does not mean that there are no enquiries. */}
          {live.isFromServer ? (
            live.rows.length === 0 && <p role="status">{t(`${words}.news.none`)}</p>
          ) : (
            <p role="status">{t(`${words}.asKnown`)}</p>
          )}
        </>
      )}
      <Suspected />
      <DeviceAlerts isOffer />
    </DashboardCard>
  )
}

function Suspected() {
  const { t } = useTranslation('console')
  const { live, counts } = useMessages()
  const words = useCountWords()
  if (live.status !== 'ready' || !live.isFromServer || !counts?.suspected) return null
  return (
    <Quiet to="/admin/messages?status=suspected">
      {t('admin.dashboard.news.suspected', { count: counts.suspected, n: words(counts.suspected) })}
    </Quiet>
  )
}

/* Negative margins offset the rows' padding, so that their text lines up with the card's. */
const List = styled.ul`
  align-self: stretch;
  margin: 0 -${space(1)};
  padding: 0;
  list-style: none;
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`
const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${color.inkSoft};
`
const Place = styled(Skeleton)`
  inline-size: 100%;
  block-size: ${space(20)};
`
