import { webVttOf } from '../films/captions.ts'
import { readCaptions } from '../films/readCaptions.ts'
import type { TranslationTarget } from './toTranslate.ts'
import type { Translations } from './translationBlock.ts'

/*
 * Captions are translated cue by cue: each cue's text becomes a text of its own, named `captions.0` and so on, so that
 * no translator sees or changes the times.
 */

type SpanishTexts = Readonly<Record<string, string>>

/** Returns the cues of captions in any form; undefined for any other text. */
function cuesOf(text: string) {
  const { cues } = readCaptions(text)
  return cues.length > 0 ? cues : undefined
}

/** Returns the Spanish texts with each captions replaced by the texts of their cues, each in one line. */
export const withCueTexts = (spanish: SpanishTexts): SpanishTexts =>
  Object.fromEntries(
    Object.entries(spanish).flatMap(([name, text]) => {
      const cues = cuesOf(text)
      return cues ? cues.map((cue, at) => [`${name}.${at}`, cue.text.replaceAll('\n', ' ')]) : [[name, text]]
    }),
  )

/** Returns the targets with each captions replaced by the names of their cues' texts. */
export const withCueTargets = (targets: readonly TranslationTarget[], spanish: SpanishTexts): TranslationTarget[] =>
  targets.map((target) => ({
    ...target,
    texts: target.texts.flatMap((name) => cuesOf(spanish[name] ?? '')?.map((_, at) => `${name}.${at}`) ?? [name]),
  }))

/** Returns the translations with the texts of cues joined to captions. Captions that lack a cue are left out. */
export function withJoinedCues(found: Translations, spanish: SpanishTexts): Translations {
  const joined = (texts: Readonly<Partial<Record<string, string>>>) => {
    const plain = Object.entries(texts).filter(([name]) => name in spanish)
    const captions = Object.entries(spanish).flatMap(([name, text]) => {
      const cues = cuesOf(text)?.map((cue, at) => ({ ...cue, text: inLines(texts[`${name}.${at}`] ?? '') })) ?? []
      return cues.length > 0 && cues.every(({ text }) => text) ? [[name, webVttOf(cues)] as const] : []
    })
    return Object.fromEntries([...plain, ...captions])
  }
  return Object.fromEntries(Object.entries(found).map(([code, texts]) => [code, joined(texts)]))
}

/** Characters that fit into a line of captions. */
const lineLength = 42

/** Returns a text in two lines of similar length if it is too long for one. */
function inLines(text: string): string {
  const words = text.trim().split(/\s+/)
  const whole = words.join(' ')
  if (whole.length <= lineLength || words.length === 1) return whole
  const ends = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' ').length)
  const middle = ends.reduce((best, end) =>
    Math.abs(end - whole.length / 2) < Math.abs(best - whole.length / 2) ? end : best,
  )
  return `${whole.slice(0, middle)}\n${whole.slice(middle + 1)}`
}
