import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Strip } from '../../ui/status/Strip'
import { useChannelStates } from './data'
import { useChannelWords } from './useChannelWords'

/** A notice for each channel that reaches nobody at the moment, with a link to its settings. */
export function ChannelFailures() {
  const { t } = useTranslation('console')
  const live = useChannelStates()
  const failureOf = useChannelWords()
  if (live.status !== 'ready') return null
  return live.rows
    .filter(({ reason }) => reason !== '')
    .map((state) => (
      <Strip key={state.id} role="status" $tone="notice">
        <BellOff aria-hidden size={18} />
        <p>
          <strong>{t(`admin.alerts.channels.${state.id}`)}</strong> · {failureOf(state)}
        </p>
        <Link to="/admin/settings#notifications">{t('admin.alerts.channels.look')}</Link>
      </Strip>
    ))
}
