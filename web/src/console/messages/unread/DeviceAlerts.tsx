import { Bell, BellOff, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { type AlertState, useAlerts } from './useAlerts'

const icons = { granted: BellRing, denied: BellOff, unsupported: BellOff } as const satisfies Partial<
  Record<AlertState, typeof Bell>
>

/**
 * Shows whether this browser notifies of new enquiries, with the button that asks for permission. With `isOffer`,
 * renders only while permission can be asked for.
 */
export function DeviceAlerts({ isOffer = false }: { isOffer?: boolean }) {
  const { t } = useTranslation('console')
  const { state, ask } = useAlerts()
  const words = 'admin.alerts'
  if (state === 'default')
    return (
      <Root>
        {!isOffer && <h3>{t(`${words}.title`)}</h3>}
        <p>{t(`${words}.text`)}</p>
        <Button small variant="line" onClick={ask}>
          <Bell aria-hidden size={16} />
          {t(`${words}.ask`)}
        </Button>
      </Root>
    )
  if (isOffer) return null
  const Icon = icons[state]
  return (
    <Root>
      <h3>{t(`${words}.title`)}</h3>
      <Line role="status">
        <Icon aria-hidden size={18} />
        <span>{t(`${words}.${state}`)}</span>
      </Line>
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
