import { defaultLanguage, type LanguageCode, languageOf, languages } from '../../languages.ts'
import type { TranslationTarget } from './toTranslate.ts'

/** Translations by language and text. */
export type Translations = Partial<Record<LanguageCode, Readonly<Partial<Record<string, string>>>>>

/** What was understood of a pasted text. */
interface BlockReading {
  found: Translations
  /** What was asked for and is not there, by language. */
  missing: readonly { code: LanguageCode; count: number }[]
  /** Lines that say nothing that was asked for. */
  unread: readonly string[]
}

/** The texts that some target asks for, in their order; their numbers in a block count from 1. */
const textsOf = (targets: readonly TranslationTarget[], spanish: Readonly<Record<string, string>>) =>
  Object.keys(spanish).filter((text) => targets.some(({ texts }) => texts.includes(text)))

/**
 * One text with everything to translate, for any chat or translator: what to do (`task`), the Spanish texts, and a line
 * to fill for each text in each language. Numbers and language codes survive where names would be translated.
 */
export function translationBlock(
  task: string,
  targets: readonly TranslationTarget[],
  spanish: Readonly<Record<string, string>>,
): string {
  const asked = textsOf(targets, spanish)
  const source = asked.map((text, at) => `[${defaultLanguage} ${at + 1}] ${spanish[text]?.trim()}`)
  const lines = targets.flatMap(({ code, texts }) => [
    '',
    languageOf(code).name,
    ...asked.flatMap((text, at) => (texts.includes(text) ? [`[${code} ${at + 1}]`] : [])),
  ])
  return [task, '', ...source, ...lines].join('\n')
}

/** Marks of direction, which Arabic brings along, would hide a bracket from the pattern. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const decoration = String.raw`[\s>*_#•\-–"'“”«»]*`
const tagged = new RegExp(
  String.raw`^${decoration}\[\s*([a-z]{2})(?:[-_][a-z]{2,4})?[\s._:#-]*(\d{1,2})\s*\][*_]*\s*[:：]?\s*(.*)$`,
  'i',
)
const numbered = new RegExp(String.raw`^${decoration}\[?(\d{1,2})[.)\]:：]\s*(.*)$`)
const fence = /^\s*(```|~~~)/

/** Digits and brackets of other scripts as those of the block. */
const plain = (line: string) =>
  line
    .replace(invisible, '')
    .replace(/^([\s>*_#•-]*)[【［〔]([^】］〕]*)[】］〕]/, '$1[$2]')
    .replace(/^[^\p{L}]*\[[^\]]*\]/u, (tag) =>
      tag
        .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)),
    )

/** A line that only names a language, by its code or its name. */
function headingOf(line: string): LanguageCode | undefined {
  const word = line.replace(/^[\s>*_#[(]+|[\s*_\])：:]+$/g, '').toLowerCase()
  return languages.find(({ code, name }) => word === code || word === name.toLowerCase())?.code
}

const quotes = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['**', '**'],
  ['`', '`'],
] as const

/** A text without the quotes or stars around the whole of it, unless the Spanish text has such too. */
function unquoted(text: string, spanish: string): string {
  const trimmed = text.trim()
  for (const [open, close] of quotes) {
    const isAround = trimmed.length > open.length + close.length && trimmed.startsWith(open) && trimmed.endsWith(close)
    if (isAround && !spanish.trim().startsWith(open)) return trimmed.slice(open.length, -close.length).trim()
  }
  return trimmed
}

/**
 * Reads a translated block, whatever a chat has made of it: in any order, with blank lines, quotes, fences, talk around
 * it or headings with numbered lists. A text may go on over lines only where the Spanish one does.
 */
export function readBlock(
  pasted: string,
  targets: readonly TranslationTarget[],
  spanish: Readonly<Record<string, string>>,
): BlockReading {
  const asked = textsOf(targets, spanish)
  const parts = new Map<string, string[]>()
  const unread: string[] = []
  let heading: LanguageCode | undefined
  let open: { key: string; isLong: boolean } | undefined
  for (const line of pasted.split(/\r?\n/).map(plain)) {
    if (fence.test(line)) continue
    const tag = tagged.exec(line)
    const item = !tag && heading ? numbered.exec(line) : undefined
    const code = tag ? tag[1]?.toLowerCase() : heading
    const [number, text = ''] = tag ? tag.slice(2) : (item?.slice(1) ?? [])
    const named = headingOf(line)
    if (number !== undefined) {
      const name = asked[Number(number) - 1]
      const isAsked = targets.some(
        (target) => target.code === code && name !== undefined && target.texts.includes(name),
      )
      open = isAsked ? { key: `${name}_${code}`, isLong: spanish[name ?? '']?.includes('\n') ?? false } : undefined
      // The Spanish lines come back with most answers.
      if (!isAsked && code !== defaultLanguage) unread.push(line.trim())
      if (open) parts.set(open.key, text ? [text] : [])
    } else if (named) {
      heading = named
      open = undefined
    } else if (open && (open.isLong || parts.get(open.key)?.length === 0)) {
      if (line.trim() || open.isLong) parts.get(open.key)?.push(line)
    } else if (line.trim()) unread.push(line.trim())
  }
  return understood(parts, targets, spanish, unread)
}

function understood(
  parts: ReadonlyMap<string, readonly string[]>,
  targets: readonly TranslationTarget[],
  spanish: Readonly<Record<string, string>>,
  unread: readonly string[],
): BlockReading {
  const found: Translations = {}
  const missing: { code: LanguageCode; count: number }[] = []
  for (const { code, texts } of targets) {
    const written = texts.flatMap((text) => {
      const translated = unquoted(parts.get(`${text}_${code}`)?.join('\n') ?? '', spanish[text] ?? '')
      return translated ? [[text, translated] as const] : []
    })
    if (written.length > 0) found[code] = Object.fromEntries(written)
    if (written.length < texts.length) missing.push({ code, count: texts.length - written.length })
  }
  return { found, missing, unread }
}
