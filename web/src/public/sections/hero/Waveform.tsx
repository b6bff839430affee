const bars = 96
const middle = 20

/** Bar heights that look like speech, the same on every run. */
const heights = Array.from({ length: bars }, (_, bar) => {
  const phrase = Math.abs(Math.sin(bar * 0.17)) * 0.7 + 0.3
  const syllable = Math.abs(Math.sin(bar * 1.9) * Math.cos(bar * 0.73))
  return Math.max(2, Math.round(2 * middle * phrase * (0.2 + 0.8 * syllable)))
})
const path = heights.map((height, bar) => `M${bar * 5 + 2} ${middle - height / 2}v${height}`).join('')

/** An audio track, as editing programs draw it. */
export function Waveform() {
  return (
    <svg viewBox={`0 0 ${bars * 5} ${middle * 2}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={path} stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  )
}
