import { type NumberName, numberKindOf } from '@studio/domain/offers/prices'
import { useController } from 'react-hook-form'
import { usePriceNames } from '../../i18n/usePriceNames'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { Field } from '../../ui/form/Field'
import { NumberInput } from '../../ui/form/NumberInput'

interface NumberFieldProps {
  name: NumberName
  /** The visible label, part of the accessible one. */
  label: string
}

/** A field for one number of a price list. */
export function NumberField({ name, label }: NumberFieldProps) {
  const { full } = usePriceNames()
  const messageOf = useValidationMessage()
  const { field, fieldState } = useController<Record<string, number | string>>({ name })
  return (
    <Field label={label} error={messageOf(fieldState.error?.message)}>
      {(props) => (
        <NumberInput
          {...props}
          {...field}
          value={field.value ?? ''}
          aria-label={full(name)}
          inputMode={numberKindOf(name) === 'amount' ? 'decimal' : 'numeric'}
        />
      )}
    </Field>
  )
}
