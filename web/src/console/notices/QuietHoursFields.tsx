import { QuietHours, usualQuietHours } from '@studio/domain/messages/notices/pushDevice'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as v from 'valibot'
import { space } from '../../theme/tokens'
import { Field, Hint, Input } from '../../ui/form/Field'
import { Switch } from '../../ui/form/Switch'

interface QuietHoursProps {
  quiet: QuietHours
  onChoose: (quiet: QuietHours) => void
}

/** The hours in which this device shows notifications without sound. */
export function QuietHoursFields({ quiet, onChoose }: QuietHoursProps) {
  const { t } = useTranslation('console')
  const words = 'admin.alerts'
  const choose = (changed: Partial<NonNullable<QuietHours>>) => {
    const parsed = v.safeParse(QuietHours, { ...quiet, ...changed })
    // An emptied field is not a time yet.
    if (parsed.success) onChoose(parsed.output)
  }
  const ends = ['from', 'to'] as const
  return (
    <>
      <Switch isOn={quiet !== null} onChange={(isOn) => onChoose(isOn ? usualQuietHours : null)}>
        {t(`${words}.quiet`)}
      </Switch>
      {quiet && (
        <Times>
          {ends.map((end) => (
            <Field key={end} label={t(`${words}.quiet_${end}`)}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  defaultValue={quiet[end]}
                  onBlur={({ target: { value } }) => value !== quiet[end] && choose({ [end]: value })}
                />
              )}
            </Field>
          ))}
        </Times>
      )}
      <Hint>{t(`${words}.quietHint`)}</Hint>
    </>
  )
}

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`
