import { outputRatios } from '@studio/domain/offers/plans'
import { css, keyframes } from 'styled-components'

/** The studio's three formats, in the order of the hero's clips. */
export const ratios = outputRatios
export type Ratio = (typeof ratios)[number]

/**
 * The hero's cycle: nine seconds in three clips, 9:16, 1:1 and 16:9. A cut takes 240 ms (2.7 %) at the start of a clip.
 * It runs four times and animates only transform, scale and opacity; choosing a format stops it. It begins once the
 * page is idle, because slow phones are busy until then.
 */
export const plays = (frames: ReturnType<typeof keyframes>, timing: string) => css`
  @media (prefers-reduced-motion: no-preference) {
    [data-moves][role='radiogroup']:not([data-ended], :has(:checked)) & {
      animation: ${frames} ${timing};
    }
    [data-paused] & {
      animation-play-state: paused !important;
    }
  }
`
export const turns = (frames: ReturnType<typeof keyframes>) => plays(frames, '9s ease-out 4')

/** Position of each shutter per format. The crop has the monitor's height and middle. */
export const shutters = {
  left: { '9:16': '-65.8%', '1:1': '-78.1%', '16:9': '-100.5%' },
  right: { '9:16': '65.8%', '1:1': '78.1%', '16:9': '100.5%' },
} as const

const cuts = (side: keyof typeof shutters) => keyframes`
  0%, 69.4%, 100% { transform: translateX(${shutters[side]['16:9']}); }
  2.7%, 33.3% { transform: translateX(${shutters[side]['9:16']}); }
  36%, 66.7% { transform: translateX(${shutters[side]['1:1']}); }
`
export const cutting = { left: turns(cuts('left')), right: turns(cuts('right')) }

/** Makes footage smaller that is narrower than the monitor, so that it fills the frames of 9:16 and 1:1. */
export const fitting = turns(keyframes`
  0%, 69.4%, 100% { scale: 1; }
  2.7%, 33.3% { scale: var(--tall); }
  36%, 66.7% { scale: var(--square); }
`)

/** Shows an element while its format's clip plays. */
export const showing = {
  '9:16': turns(keyframes`0%, 34.3%, 100% { opacity: 0; } 2.7%, 33.3% { opacity: 1; }`),
  '1:1': turns(keyframes`0%, 33.3%, 67.7%, 100% { opacity: 0; } 36%, 66.7% { opacity: 1; }`),
  '16:9': turns(keyframes`0%, 100% { opacity: 1; } 1%, 66.7% { opacity: 0; } 69.4% { opacity: 1; }`),
}

/** Moves the playhead across the three clips once a cycle. */
export const playing = plays(
  keyframes`from { transform: translateX(0); } to { transform: translateX(100%); }`,
  '9s linear 4',
)
