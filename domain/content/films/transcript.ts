import { readCaptions } from './readCaptions.ts'

/** A pause that begins a new paragraph, in ms. */
const pauseMs = 2500

/** Returns the words of captions as running text, with a paragraph after each longer pause. */
export function transcriptOf(captions: string): string {
  const { cues } = readCaptions(captions)
  return cues
    .map(({ from, text }, at) => {
      const gap = at === 0 ? 0 : from - (cues[at - 1]?.to ?? from)
      return `${at === 0 ? '' : gap >= pauseMs ? '\n' : ' '}${text.replaceAll('\n', ' ')}`
    })
    .join('')
}
