import { useController } from 'react-hook-form'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { Field, Select } from '../../ui/form/Field'

/** What may be chosen, with its name in the reader's language. */
export interface ChoiceOption {
  value: string
  name: string
}

interface ChoiceFieldProps {
  name: string
  label: string
  /** The options for a value: they name what was chosen, also where nobody could choose it now. */
  useOptions: (value: string) => readonly ChoiceOption[]
}

/** One of some options, which may come later than the value. */
export function ChoiceField({ name, label, useOptions }: ChoiceFieldProps) {
  const messageOf = useValidationMessage()
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const options = useOptions(field.value ?? '')
  return (
    <Field label={label} error={messageOf(fieldState.error?.message)}>
      {({ 'aria-required': _, ...props }) => (
        <Select {...props} {...field}>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
