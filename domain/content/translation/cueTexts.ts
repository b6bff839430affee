import { webVttOf } from '../films/captions.ts'
import { chaptersText, readChapters } from '../films/chapters.ts'
import { readCaptions } from '../films/readCaptions.ts'
import type { TranslationTarget } from './toTranslate.ts'
import type { Translations } from './translationBlock.ts'

/*
 * Captions and chapters are translated piece by piece: the text of each cue or chapter becomes a text of its own, named
 * `captions.0` and so on. No translator sees the times, so none can change them.
 */

type SpanishTexts = Readonly<Record<string, string>>

/** The texts of all cues or chapters, and a function that puts other texts in their places. */
interface Timed {
  texts: readonly string[]
  withTexts: (texts: readonly string[]) => string
}

/** Returns the cues of captions, or the chapters, in a text of any form; undefined for any other text. */
function timedIn(text: string): Timed | undefined {
  const { cues } = readCaptions(text)
  if (cues.length > 0)
    return {
      texts: cues.map((cue) => cue.text.replaceAll('\n', ' ')),
      withTexts: (texts) => webVttOf(cues.map((cue, at) => ({ ...cue, text: inLines(texts[at] ?? '') }))),
    }
  const chapters = readChapters(text) ?? []
  if (chapters.length === 0) return undefined
  return {
    texts: chapters.map(({ title }) => title),
    withTexts: (texts) => chaptersText(chapters.map(({ at }, index) => ({ at, title: texts[index] ?? '' }))),
  }
}

/**
 * Returns the Spanish texts with captions and chapters replaced by the texts of their cues or chapters, each in one
 * line.
 */
export const withCueTexts = (spanish: SpanishTexts): SpanishTexts =>
  Object.fromEntries(
    Object.entries(spanish).flatMap(([name, text]) => {
      const timed = timedIn(text)
      return timed ? timed.texts.map((one, at) => [`${name}.${at}`, one]) : [[name, text]]
    }),
  )

/** Returns the targets with captions and chapters replaced by the names of the texts of their cues or chapters. */
export const withCueTargets = (targets: readonly TranslationTarget[], spanish: SpanishTexts): TranslationTarget[] =>
  targets.map((target) => ({
    ...target,
    texts: target.texts.flatMap(
      (name) => timedIn(spanish[name] ?? '')?.texts.map((_, at) => `${name}.${at}`) ?? [name],
    ),
  }))

/**
 * Returns the translations with captions and chapters put together again. Captions or chapters of which a text is
 * missing are left out.
 */
export function withJoinedCues(found: Translations, spanish: SpanishTexts): Translations {
  const joined = (translated: Readonly<Partial<Record<string, string>>>) => {
    const plain = Object.entries(translated).filter(([name]) => name in spanish)
    const timed = Object.entries(spanish).flatMap(([name, text]) => {
      const source = timedIn(text)
      const texts = source?.texts.flatMap((_, at) => translated[`${name}.${at}`]?.trim() || []) ?? []
      return source && texts.length === source.texts.length ? [[name, source.withTexts(texts)] as const] : []
    })
    return Object.fromEntries([...plain, ...timed])
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
