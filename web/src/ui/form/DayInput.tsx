import { years } from '@studio/domain/limits'
import { dayIn, isDay, unfinishedDay } from '@studio/domain/values/day'
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Input } from './Field'

interface DayInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`, ''; or `unfinishedDay` while the field holds no complete day. */
  value: string
  onChange: (value: string) => void
}

/**
 * A field for a day, with the browser's calendar. A year of two digits means this century. A half-typed day does not
 * count as an empty field.
 */
export function DayInput({ value, onChange, onBlur, ref, ...props }: DayInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [])
  const [typed, setTyped] = useState<{ text: string; day: string }>()
  useEffect(() => {
    // A draft may store that a day was unfinished, but not its digits.
    const { value: text, validity } = field.current ?? {}
    if (value === unfinishedDay && text === '' && !validity?.badInput) onChange('')
  }, [value, onChange])

  const meant = dayIn(value)
  const shown = typed?.day === value ? typed.text : isDay(meant) ? meant : ''
  /** Applies the field's content. Browsers fire no change event while a day stays incomplete. */
  const sync = (target: HTMLInputElement): string => {
    // If the field cannot show the stored value, leaving it does not drop the value.
    if (!typed && target.value === shown && !target.validity.badInput) return value
    const day = readIn(target)
    setTyped({ text: target.value, day })
    if (day !== value) onChange(day)
    return day
  }
  return (
    <Input
      {...props}
      ref={field}
      type="date"
      min={`${years.min}-01-01`}
      max={`${years.max}-12-31`}
      value={shown}
      onChange={({ target }) => sync(target)}
      onKeyUp={({ currentTarget }) => sync(currentTarget)}
      onBlur={(event) => {
        // Shows the completed year. An incomplete day stays in the field, to be corrected.
        if (isDay(sync(event.target))) setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}

function readIn({ value, validity }: HTMLInputElement): string {
  const day = dayIn(value)
  return isDay(day) || (day === '' && !validity.badInput) ? day : unfinishedDay
}
