import type { PictureShapeName } from '@studio/domain/content/media/picture'
import { secondsIn } from '@studio/domain/content/media/pieceLength'
import type { TFunction } from 'i18next'
import type { ComponentProps, ComponentType } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { useDebouncedValue } from '../../lib/useDebouncedValue'
import { color, space } from '../../theme/tokens'
import { DayInput } from '../../ui/form/DayInput'
import { Field, Input, TextArea } from '../../ui/form/Field'
import { NumberInput } from '../../ui/form/NumberInput'
import { type FilledFields, FilmField } from '../film/FilmField'
import { LoopField } from '../film/LoopField'
import { SoundField } from '../film/SoundField'
import { PictureDrop } from '../picture/PictureDrop'
import { ChoiceField, type ChoiceOption } from './ChoiceField'
import { ChoicesField } from './ChoicesField'
import { CreditsInput } from './CreditsInput'
import { RatingField } from './RatingField'

/** A field of a content form that has the same value in all languages. */
export interface PlainFieldEntry {
  name: string
  kind:
    | 'line'
    | 'credits'
    | 'url'
    | 'picture'
    | 'film'
    | 'loop'
    | 'sound'
    | 'day'
    | 'seconds'
    | 'count'
    | 'choice'
    | 'choices'
    | 'checkbox'
    | 'rating'
  /** The shape of a `picture`. */
  shape?: PictureShapeName
  /** Names a `picture` for its buttons, in a form with several. */
  pictureLabel?: (t: TFunction<'console'>) => string
  /** The fields that a `film` fills. */
  fills?: FilledFields
  label: (t: TFunction<'console'>) => string
  /** The options of a `choice` or of `choices`. */
  useOptions?: (value: string) => readonly ChoiceOption[]
  /** A hint about the value, shown under the field while it is not empty. */
  Hint?: ComponentType<{ value: string }>
}

const inputs = {
  line: {},
  url: { type: 'url', dir: 'ltr', placeholder: 'https://…' },
  picture: { inputMode: 'url', dir: 'ltr', placeholder: 'https://…' },
  film: { inputMode: 'url', dir: 'ltr', placeholder: 'https://…' },
  loop: { type: 'url', dir: 'ltr', placeholder: 'https://…' },
} as const

interface PlainFieldProps extends PlainFieldEntry {
  /**
   * `isRequired`: required now. `isOptional`: never required. A field can be neither: a hidden document may be
   * incomplete.
   */
  isRequired: boolean
  isOptional: boolean
}

export function PlainField({
  name,
  kind,
  shape,
  pictureLabel,
  fills,
  label,
  useOptions,
  isRequired,
  isOptional,
  Hint,
}: PlainFieldProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const messageOf = useValidationMessage()
  const { register, watch, getFieldState, formState, setValue } = useFormContext<Record<string, string>>()
  const labelText = isOptional ? tp('contact.optional', { label: label(t) }) : label(t)
  const value = useDebouncedValue(Hint ? String(watch(name) ?? '').trim() : '')
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
          <RatingField {...field} label={label(t)} error={messageOf(fieldState.error?.message)} />
        )}
      />
    )
  if (kind === 'sound') return <SoundField name={name} label={labelText} />
  if (kind === 'choices') return useOptions && <ChoicesField name={name} label={labelText} useOptions={useOptions} />
  if (kind === 'choice') return useOptions && <ChoiceField name={name} label={labelText} useOptions={useOptions} />
  return (
    <Field
      label={labelText}
      required={isRequired ? tp('contact.required') : undefined}
      error={messageOf(getFieldState(name, formState).error?.message)}
      hint={Hint && value && <Hint key={value} value={value} />}
    >
      {(props) => {
        if (kind === 'day') return <Controller name={name} render={({ field }) => <DayInput {...props} {...field} />} />
        if (kind === 'seconds')
          return <Controller name={name} render={({ field }) => <SecondsInput {...props} {...field} />} />
        if (kind === 'count')
          return <Controller name={name} render={({ field }) => <NumberInput {...props} {...field} empty={0} />} />
        if (kind === 'credits')
          return (
            <CreditsInput name={name}>
              <TextArea {...props} {...register(name)} rows={3} />
            </CreditsInput>
          )
        const input = <Input {...props} {...register(name)} {...inputs[kind]} />
        if (kind === 'film' && fills)
          return (
            <FilmField name={name} fills={fills}>
              {input}
            </FilmField>
          )
        if (kind === 'loop') return <LoopField name={name}>{input}</LoopField>
        if (kind !== 'picture' || !shape) return input
        const handleMade = (address: string) => setValue(name, address, { shouldDirty: true, shouldValidate: true })
        return (
          <PictureDrop
            name={name}
            label={pictureLabel?.(t)}
            shape={shape}
            address={String(watch(name) ?? '')}
            onMade={handleMade}
            onRemove={() => handleMade('')}
          >
            {input}
          </PictureDrop>
        )
      }}
    </Field>
  )
}

/** A duration in seconds or as `1:23`. An empty field is stored as 0, unknown. */
const SecondsInput = (props: ComponentProps<typeof NumberInput>) => (
  <NumberInput {...props} read={secondsIn} empty={0} />
)

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
