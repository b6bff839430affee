import { numberIn } from '@studio/domain/values/number'
import { type ComponentProps, useState } from 'react'
import { Input } from './Field'

interface NumberInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  /** The number, or an invalid text, which the form then rejects and shows again. */
  value: number | string
  onChange: (value: number | string) => void
  /** Returns the number in a text. */
  read?: (text: string) => number | undefined
  /** The value of an empty field. Without it an empty field is invalid. */
  empty?: number
}

/**
 * A text field for a number. A number field would report an invalid input such as `1e` as empty, and the mouse wheel
 * would change it while the page scrolls.
 */
export function NumberInput({
  value,
  onChange,
  read = numberIn,
  empty,
  onBlur,
  inputMode = 'numeric',
  ...props
}: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const meaning = (text: string) => (text.trim() === '' ? (empty ?? text) : (read(text) ?? text))
  // Rewriting the text while it is typed would break an input method's composition.
  const shown = typed !== undefined && meaning(typed) === value ? typed : String(value)
  return (
    <Input
      {...props}
      inputMode={inputMode}
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(meaning(target.value))
      }}
      onBlur={(event) => {
        if (shown.trim() !== '') setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
