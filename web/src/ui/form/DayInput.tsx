import { years } from '@studio/domain/limits'
import { dayIn, isDay, unfinishedDay } from '@studio/domain/values/day'
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Input } from './Field'

interface DayInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`, '' or, while there is no whole day in the field, `unfinishedDay`. */
  value: string
  onChange: (value: string) => void
}

/**
 * A field for a day, with the browser's calendar. It means this century by a year of two digits, and does not pass a day
 * that is only half typed for no day.
 */
export function DayInput({ value, onChange, onBlur, ref, ...props }: DayInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [])
  const [typed, setTyped] = useState<{ text: string; day: string }>()
  useEffect(() => {
    // A draft may hold that a day was half typed, but not the half.
    const { value: text, validity } = field.current ?? {}
    if (value === unfinishedDay && text === '' && !validity?.badInput) onChange('')
  }, [value, onChange])

  const meant = dayIn(value)
  const shown = typed?.day === value ? typed.text : isDay(meant) ? meant : ''
  /** Takes over what the field has. Browsers announce no change while a day stays incomplete. */
  const sync = (target: HTMLInputElement): string => {
    // Passing through a field leaves alone what it cannot show.
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
        // The year that was meant shows. What is no day stays in the field, to be corrected.
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
