import { type AccountDevice, deviceHere } from '@studio/domain/people/account'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatPair } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { bestTime } from '../../../lib/serverTime'
import { color, space } from '../../../theme/tokens'
import { Age } from '../../../ui/Age'
import { Button } from '../../../ui/Button'
import { Badge } from '../../../ui/status/Badge'
import { ownDeviceId } from '../../signIn/device'

interface DeviceListProps {
  devices: readonly AccountDevice[]
  /** Ids of devices that had not been seen before. */
  fresh: ReadonlySet<string>
  ending: string | undefined
  isDisabled: boolean
  onEnd: (id: string, name: string) => void
}

/** The devices of an account with their times. Each except the current one has a button that removes it. */
export function DeviceList({ devices, fresh, ending, isDisabled, onEnd }: DeviceListProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const hereId = deviceHere(devices, ownDeviceId())?.id
  if (devices.length === 0) return <p>{t('admin.account.devices.none')}</p>
  return (
    <List>
      {devices.map(({ id, name: known, first_at, last_at }) => {
        const name = known || t('admin.account.devices.unnamed')
        return (
          <li key={id}>
            <div>
              <Facts>
                <Name>{name}</Name>
                {id === hereId && <Badge $tone="secondary">{t('admin.account.devices.this')}</Badge>}
                {fresh.has(id) && <Badge $tone="accent">{t('admin.account.devices.fresh')}</Badge>}
              </Facts>
              <Times>
                <Age
                  moment={last_at}
                  now={bestTime()}
                  words={(when) => formatPair(language, t('admin.account.devices.last'), when)}
                />
                <br />
                {formatPair(language, t('admin.account.devices.first'), formatMoment(language, first_at))}
              </Times>
            </div>
            {id !== hereId && (
              <Button
                small
                variant="line"
                isBusy={ending === id}
                aria-disabled={isDisabled || undefined}
                aria-label={t('admin.account.devices.endOf', { name })}
                onClick={() => !isDisabled && onEnd(id, name)}
              >
                {t('admin.account.devices.end')}
              </Button>
            )}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(1.5)};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`
const Name = styled.strong`
  font-weight: 600;
`
const Times = styled.p`
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`
