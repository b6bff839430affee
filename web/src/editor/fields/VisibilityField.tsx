import { dayBegins, isVisibility } from '@studio/domain/content/visibility'
import { use, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatPair, sentences, zoneName } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { DayInput } from '../../ui/form/DayInput'
import { Field, Hint } from '../../ui/form/Field'
import { StudioZoneContext, tomorrow } from './studioZone'

const choices = ['visible', 'planned', 'hidden'] as const

/** Chooses the document's visibility: public, public from a day on, or hidden. */
export function VisibilityField() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const messageOf = useValidationMessage()
  const { trigger, formState } = useFormContext()
  const { field, fieldState } = useController<{ visibility: string }>({ name: 'visibility' })
  const group = useId()
  const zone = use(StudioZoneContext)
  const value = field.value
  const chosen = value === 'visible' || value === 'hidden' ? value : 'planned'
  const change = (visibility: string) => {
    field.onChange(visibility)
    // Visibility decides which fields are required, so validate the others again.
    void trigger(formState.isSubmitted ? undefined : Object.keys(formState.errors))
  }
  const begins = chosen === 'planned' && isVisibility(value) ? dayBegins(value, zone) : undefined
  const beginsHere = begins !== undefined && !isMidnightHere(begins) && formatMoment(language, begins)
  const hint = `${group}-hint`
  return (
    <Root aria-describedby={hint}>
      <legend>{t('admin.visibility.label')}</legend>
      <Choices>
        {choices.map((choice) => (
          <Choice key={choice} data-chosen={choice === chosen || undefined}>
            <input
              type="radio"
              name={group}
              checked={choice === chosen}
              onChange={() => change(choice === 'planned' ? tomorrow(zone) : choice)}
            />
            {t(choice === 'planned' ? 'admin.visibility.fromDay' : `admin.visibility.${choice}`)}
          </Choice>
        ))}
      </Choices>
      {chosen === 'planned' && (
        <Field label={t('admin.visibility.day')} error={messageOf(fieldState.error?.message)}>
          {({ 'aria-required': _, ...props }) => (
            <DayInput {...props} ref={field.ref} value={value} onChange={change} onBlur={field.onBlur} />
          )}
        </Field>
      )}
      <Hint id={hint}>
        {sentences(language, [
          t(`admin.visibility.hint.${chosen}`, { zone: zoneName(language, zone) }),
          ...(beginsHere ? [formatPair(language, t('admin.visibility.hint.here'), beginsHere)] : []),
        ])}
      </Hint>
    </Root>
  )
}

/** Returns whether a moment is midnight in this device's time zone. */
const isMidnightHere = (moment: number) => new Date(moment).setHours(0, 0, 0, 0) === moment

const Root = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  legend {
    padding-inline: ${space(0.75)};
    font-weight: 600;
  }
`
const Choices = styled.div`
  display: grid;
  gap: ${space(1)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 2.75rem;
  padding-inline: ${space(1.5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  cursor: pointer;
  &[data-chosen] {
    border-color: ${color.accent};
    background: ${color.sunken};
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${color.secondary};
  }
`
