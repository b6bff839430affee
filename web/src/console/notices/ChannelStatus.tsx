import { type Channel, type ChannelState, channels, type Failure } from '@studio/domain/messages/notices/delivery'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatPair } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/toast/Toaster'
import { testHere, testMail, useChannelStates } from './data'
import { useChannelWords } from './useChannelWords'

const tests: Record<Channel, () => Promise<Failure | ''>> = { push: testHere, mail: testMail }

/** Shows for each channel when it last reached someone and why it fails, with a button that tests it. */
export function ChannelStatus() {
  const live = useChannelStates()
  const states = live.status === 'ready' ? live.rows : []
  return (
    <List>
      {channels.map((channel) => (
        <ChannelLine key={channel} channel={channel} state={states.find(({ id }) => id === channel)} />
      ))}
    </List>
  )
}

function ChannelLine({ channel, state }: { channel: Channel; state: ChannelState | undefined }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const failureOf = useChannelWords()
  const [isBusy, setIsBusy] = useState(false)
  const words = 'admin.alerts.channels'
  const test = () => {
    setIsBusy(true)
    notify.forgetErrors()
    void tests[channel]()
      .then(
        (reason) =>
          reason === '' ? notify.success(t(`${words}.tested.${channel}`)) : notify.error(t(`${words}.why.${reason}`)),
        () => notify.error(t('admin.alerts.failed')),
      )
      .finally(() => setIsBusy(false))
  }
  return (
    <li>
      <div>
        <strong>{t(`${words}.${channel}`)}</strong>
        {state && state.reached_at > 0 && (
          <p>{t(`${words}.reached`, { when: formatMoment(language, state.reached_at) })}</p>
        )}
        {state?.reason ? <p data-failure>{failureOf(state)}</p> : !state?.reached_at && <p>{t(`${words}.never`)}</p>}
      </div>
      <Button
        small
        variant="line"
        isBusy={isBusy}
        onClick={test}
        aria-label={formatPair(language, t(`${words}.test`), t(`${words}.${channel}`))}
      >
        <Send aria-hidden size={16} />
        {t(`${words}.test`)}
      </Button>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
  }
  div {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  p {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  [data-failure] {
    color: ${color.danger};
  }
`
