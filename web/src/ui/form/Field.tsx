import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { type MouseEvent, type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { color, motion, radius, space } from '../../theme/tokens'

/** The attributes that link a control to its label, hint and error. */
interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean
}

interface FieldProps {
  label: ReactNode
  /** The error, in the reader's language or in `errorLanguage`; a second line may tell how to fix it. */
  error?: string | undefined
  /** The language of the error, if it is a tab's and not the reader's. */
  errorLanguage?: LanguageCode | undefined
  hint?: ReactNode
  /** The tooltip of a required field's mark, for example 'obligatorio'. */
  required?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and error. */
export function Field({ label, error, errorLanguage, hint, required, children }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Root>
      <Label htmlFor={id}>
        <span>{label}</span> {required && <Mark title={required}>*</Mark>}
      </Label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        'aria-required': Boolean(required),
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <ErrorText
          id={`${id}-error`}
          role="alert"
          lang={errorLanguage}
          dir={errorLanguage && languageOf(errorLanguage).dir}
        >
          {error.split('\n').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </ErrorText>
      )}
    </Root>
  )
}

const control = css`
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.ink};
  text-overflow: ellipsis;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.secondary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.6;
  }
`

export const Input = styled.input`
  ${control}
`
export const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`
/** The arrow is as far from the edge as the text. */
export const Select = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: 2.25rem;
  background:
    linear-gradient(45deg, transparent 50%, ${color.inkSoft} 50%) calc(100% - 1.125rem) 50% / 0.375rem 0.375rem no-repeat,
    linear-gradient(-45deg, transparent 50%, ${color.inkSoft} 50%) calc(100% - 0.75rem) 50% / 0.375rem 0.375rem no-repeat,
    ${color.raised};
  &:dir(rtl) {
    background-position: 0.75rem 50%, 1.125rem 50%, 0 0;
  }
`

const Root = styled.div`
  display: grid;
  gap: ${space(0.75)};
  align-content: start;
  min-inline-size: 0;
`
const Label = styled.label`
  font-weight: 600;
`
const Mark = styled.abbr`
  color: ${color.accent};
  text-decoration: none;
`
export const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
export const ErrorText = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
  > span {
    display: block;
  }
`

/**
 * Keeps the focus in the current field when a submit button is pressed. Leaving the field could show its error and move
 * the button away from the pointer, which would lose the click.
 */
export const pressInPlace = (event: MouseEvent) => event.preventDefault()
