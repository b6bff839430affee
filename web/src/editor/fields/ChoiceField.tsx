import { useController } from 'react-hook-form'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { Field, Select } from '../../ui/form/Field'

/** An option, with its name in the console's language. */
export interface ChoiceOption {
  value: string
  name: string
}

interface ChoiceFieldProps {
  name: string
  label: string
  /** Returns the options for a value. They include the current value, even if it can no longer be chosen. */
  useOptions: (value: string) => readonly ChoiceOption[]
}

/** A select whose options may load after its value. */
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
