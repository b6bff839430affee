import { numberIn } from '../../values/number.ts'

/** Formats seconds as a player does: `0:28`, `22:00` or `1:02:03`; '' for 0, which stands for an unknown length. */
export function clockOf(seconds: number): string {
  if (!(seconds >= 1)) return ''
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Returns the seconds in a typed number or a player's format such as `1:23`; undefined for anything else. */
export function secondsIn(text: string): number | undefined {
  const parts = text.split(/[:：]/)
  if (parts.length > 3) return undefined
  return parts
    .map(numberIn)
    .reduce((all, part) => (all === undefined || part === undefined ? undefined : all * 60 + part), 0)
}
