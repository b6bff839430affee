import { pilot } from '@studio/domain/offers/plans'
import styled from 'styled-components'

const seconds = Array.from({ length: 61 }, (_, second) => second)
const isInside = (second: number) => second >= pilot.seconds.from && second <= pilot.seconds.to
const tick = (second: number) => {
  const height = second % 15 === 0 ? 20 : second % 5 === 0 ? 13 : 7
  return `M${second * 6 + 4} 40v-${height}`
}
const { from, to } = pilot.seconds

/** A ruler of one minute, with the sample's length between an in mark and an out mark. */
export const PilotMarks = () => (
  <Ruler viewBox="0 0 368 44" aria-hidden="true" focusable="false">
    <path
      d={seconds
        .filter((second) => !isInside(second))
        .map(tick)
        .join('')}
      opacity="0.55"
    />
    <path d={seconds.filter(isInside).map(tick).join('')} strokeWidth="3" />
    <path d={`M${from * 6 + 12} 3h-8v38M${to * 6 - 4} 3h8v38`} strokeWidth="4" />
  </Ruler>
)

const Ruler = styled.svg`
  inline-size: 100%;
  stroke: currentColor;
  stroke-width: 1.5;
  fill: none;
`
