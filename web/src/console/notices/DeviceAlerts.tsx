import { Bell, BellOff, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/toast/Toaster'
import { QuietHoursFields } from './QuietHoursFields'
import { useDeviceNotices } from './useDeviceNotices'

const words = 'admin.alerts'

/**
 * Shows whether this device gets notifications of new enquiries, and turns them on and off. With `isOffer`, renders only
 * while they can be turned on.
 */
export function DeviceAlerts({ isOffer = false }: { isOffer?: boolean }) {
  const { t } = useTranslation('console')
  const { state, quiet, enable, disable, chooseQuiet } = useDeviceNotices()
  const [isBusy, setIsBusy] = useState(false)
  const run = (change: () => Promise<unknown>) => {
    setIsBusy(true)
    notify.forgetErrors()
    void change()
      .catch((error: unknown) => {
        console.info('the notifications of this device could not be changed', error)
        notify.error(t(`${words}.failed`))
      })
      .finally(() => setIsBusy(false))
  }
  if (state === 'unknown') return null
  if (state === 'off')
    return (
      <Root>
        {!isOffer && <h3>{t(`${words}.title`)}</h3>}
        <p>{t(`${words}.text`)}</p>
        <Button small variant="line" isBusy={isBusy} onClick={() => run(enable)}>
          <Bell aria-hidden size={16} />
          {t(`${words}.ask`)}
        </Button>
      </Root>
    )
  if (isOffer) return null
  const Icon = state === 'on' ? BellRing : BellOff
  return (
    <Root>
      <h3>{t(`${words}.title`)}</h3>
      <Line role="status">
        <Icon aria-hidden size={18} />
        <span>{t(`${words}.${state === 'on' ? 'granted' : state}`)}</span>
      </Line>
      {state === 'on' && (
        <>
          <QuietHoursFields quiet={quiet} onChoose={(hours) => run(() => chooseQuiet(hours))} />
          <Button small variant="line" isBusy={isBusy} onClick={() => run(disable)}>
            <BellOff aria-hidden size={16} />
            {t(`${words}.off`)}
          </Button>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-inline-size: 0;
  h3 {
    font-size: 1.25rem;
  }
  p {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
`
const Line = styled.p`
  display: flex;
  gap: ${space(1)};
  svg {
    flex: none;
    margin-block-start: 0.125rem;
  }
`
