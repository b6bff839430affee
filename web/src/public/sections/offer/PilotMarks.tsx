import styled from 'styled-components'
import { useOffer } from '../../data/offer'

/** The ruler has 60 ticks; each is a second, or more if the sample is longer than a minute. */
const ticks = Array.from({ length: 61 }, (_, at) => at)
const tick = (at: number) => {
  const height = at % 15 === 0 ? 20 : at % 5 === 0 ? 13 : 7
  return `M${at * 6 + 4} 40v-${height}`
}

/** A ruler of one minute or more, with the sample's length between an in mark and an out mark. */
export function PilotMarks() {
  const { seconds } = useOffer().pilot
  const secondsPerTick = Math.ceil(seconds.to / 60)
  const [from, to] = [seconds.from / secondsPerTick, seconds.to / secondsPerTick]
  const isInside = (at: number) => at >= from && at <= to
  return (
    <Ruler viewBox="0 0 368 44" aria-hidden="true" focusable="false">
      <path
        d={ticks
          .filter((at) => !isInside(at))
          .map(tick)
          .join('')}
        opacity="0.55"
      />
      <path d={ticks.filter(isInside).map(tick).join('')} strokeWidth="3" />
      <path d={`M${from * 6 + 12} 3h-8v38M${to * 6 - 4} 3h8v38`} strokeWidth="4" />
    </Ruler>
  )
}

const Ruler = styled.svg`
  inline-size: 100%;
  stroke: currentColor;
  stroke-width: 1.5;
  fill: none;
`
