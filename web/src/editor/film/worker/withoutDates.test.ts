import { expect, test } from 'vitest'
import { withoutDates } from './withoutDates'

const box = (name: string, ...content: number[]) => [
  0,
  0,
  0,
  content.length + 8,
  ...[...name].map((letter) => letter.charCodeAt(0)),
  ...content,
]
const [date, rest] = [
  [9, 9, 9, 9],
  [5, 5, 5, 5],
]
const header = (dates: number[]) =>
  new Uint8Array([
    ...box('ftyp', ...date, ...date, ...date),
    ...box(
      'moov',
      ...box('mvhd', 0, 0, 0, 0, ...dates, ...dates, ...rest),
      ...box('trak', ...box('tkhd', 1, 0, 0, 7, ...dates, ...dates, ...dates, ...dates, ...rest)),
      ...box('trak', ...box('mdia', ...box('mdhd', 0, 0, 0, 0, ...dates, ...dates, ...rest))),
    ),
  ])

test('Only the dates of a film’s header are set to zero', () => {
  const bytes = header(date)
  withoutDates(bytes)
  expect(bytes).toEqual(header([0, 0, 0, 0]))
})

test('A header that is cut off stays as it is', () => {
  for (const length of [0, 5, 12, 30]) {
    const bytes = header(date).slice(0, length)
    withoutDates(bytes)
    expect(bytes).toEqual(header(date).slice(0, length))
  }
})
