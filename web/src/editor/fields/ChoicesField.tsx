import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { color, space } from '../../theme/tokens'
import { ErrorText } from '../../ui/form/Field'
import type { ChoiceOption } from './ChoiceField'

interface ChoicesFieldProps {
  name: string
  label: string
  useOptions: (value: string) => readonly ChoiceOption[]
}

/** Checkboxes for several options, stored as one text with a space between them, in their own order. */
export function ChoicesField({ name, label, useOptions }: ChoicesFieldProps) {
  const messageOf = useValidationMessage()
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const options = useOptions(field.value ?? '')
  const chosen = new Set((field.value ?? '').split(' '))
  const error = messageOf(fieldState.error?.message)
  const handleChange = (option: string, isChosen: boolean) =>
    field.onChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === option ? isChosen : chosen.has(value)))
        .join(' '),
    )
  return (
    <Root>
      <legend>{label}</legend>
      {options.map(({ value, name: optionName }, at) => (
        <label key={value}>
          <input
            type="checkbox"
            ref={at === 0 ? field.ref : undefined}
            checked={chosen.has(value)}
            onBlur={field.onBlur}
            onChange={({ target }) => handleChange(value, target.checked)}
          />
          {optionName}
        </label>
      ))}
      {error && <ErrorText role="alert">{error}</ErrorText>}
    </Root>
  )
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    gap: ${space(1)};
    align-items: center;
    min-block-size: 2.75rem;
    font-variant-numeric: tabular-nums;
  }
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.secondary};
  }
`
