import type { PictureShapeName } from '@studio/domain/content/picture'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../i18n/useValidationMessage'
import { useDebouncedValue } from '../lib/useDebouncedValue'
import { color, space } from '../theme/tokens'
import { Field, Input } from '../ui/form/Field'
import { PictureDrop } from './picture/PictureDrop'
import { RatingField } from './RatingField'

/** A field of a content form that is the same in all languages. */
export interface PlainFieldFacts {
  name: string
  kind: 'line' | 'url' | 'picture' | 'day' | 'checkbox' | 'rating'
  /** What a picture is for. */
  shape?: PictureShapeName
  label: (t: TFunction<'console'>) => string
  /** What the value leads to, shown under the field while it is not empty. */
  Hint?: ComponentType<{ value: string }>
}

const inputs = {
  line: {},
  url: { type: 'url', dir: 'ltr', placeholder: 'https://…' },
  picture: { inputMode: 'url', dir: 'ltr', placeholder: 'https://…' },
  day: { type: 'date' },
} as const

interface PlainFieldProps extends PlainFieldFacts {
  /** Whether it must be there now, and whether it may always be left out: a hidden document may lack some. */
  isRequired: boolean
  isOptional: boolean
}

/** A plain field with its label, hint and error, as its declaration says. */
export function PlainField({ name, kind, shape, label, isRequired, isOptional, Hint }: PlainFieldProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const says = useValidationMessage()
  const { register, watch, getFieldState, formState, setValue } = useFormContext<Record<string, string>>()
  const value = useDebouncedValue(Hint ? (watch(name) ?? '').trim() : '')
  if (kind === 'checkbox')
    return (
      <Check>
        <input type="checkbox" {...register(name)} /> {label(t)}
      </Check>
    )
  if (kind === 'rating')
    return (
      <Controller<Record<string, number>>
        name={name}
        render={({ field, fieldState }) => (
          <RatingField {...field} label={label(t)} error={says(fieldState.error?.message)} />
        )}
      />
    )
  return (
    <Field
      label={isOptional ? `${label(t)} (${tp('contact.optional')})` : label(t)}
      required={isRequired ? tp('contact.required') : undefined}
      error={says(getFieldState(name, formState).error?.message)}
      hint={Hint && value && <Hint key={value} value={value} />}
    >
      {(props) => {
        const input = <Input {...props} {...register(name)} {...inputs[kind]} />
        if (kind !== 'picture' || !shape) return input
        const handleMade = (address: string) => setValue(name, address, { shouldDirty: true, shouldValidate: true })
        return (
          <PictureDrop shape={shape} onMade={handleMade}>
            {input}
          </PictureDrop>
        )
      }}
    </Field>
  )
}

const Check = styled.label`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 2.75rem;
  font-weight: 600;
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.secondary};
  }
`
