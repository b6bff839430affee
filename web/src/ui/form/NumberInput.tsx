import { numberIn } from '@studio/domain/values/number'
import { type ComponentProps, useState } from 'react'
import { Input } from './Field'

interface NumberInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'value' | 'onChange'> {
  /** The number, or the text that is none, so that the form refuses it and shows it again. */
  value: number | string
  onChange: (value: number | string) => void
  /** Returns the number in a text. */
  read?: (text: string) => number | undefined
  /** The number that an empty field stands for. Without one, '' is no number. */
  empty?: number
}

/**
 * A field for a number. It is a text field: of what is no number, such as `1e`, a number field tells only that it is
 * empty, and the mouse wheel changes it while the page should scroll.
 */
export function NumberInput({ value, onChange, read = numberIn, empty, onBlur, ...props }: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const meaning = (text: string) => (text.trim() === '' ? (empty ?? text) : (read(text) ?? text))
  // Rewriting the text while it is being typed would break an input method's composition.
  const shown = typed !== undefined && meaning(typed) === value ? typed : String(value)
  return (
    <Input
      {...props}
      inputMode="numeric"
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
