import { defaultLanguage, type LanguageCode, languageOf, languages } from '../../languages.ts'
import type { TranslationTarget } from './toTranslate.ts'

/** Translations by language and text. */
export type Translations = Partial<Record<LanguageCode, Readonly<Partial<Record<string, string>>>>>

/** The translations found in a pasted text. */
interface BlockReading {
  found: Translations
  /** Number of missing requested texts, by language. */
  missing: readonly { code: LanguageCode; count: number }[]
  /** Lines that contain no requested text. */
  unread: readonly string[]
}

/** Returns the texts that some target requests, in order. Their numbers in a block start at 1. */
const textsOf = (targets: readonly TranslationTarget[], spanish: Readonly<Record<string, string>>) =>
  Object.keys(spanish).filter((text) => targets.some(({ texts }) => texts.includes(text)))

/**
 * Returns one text with everything to translate, for any chat or translator: the instructions (`task`), the Spanish
 * texts, and a line to fill for each text in each language. Numbers and language codes are used because names would get
 * translated.
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

/** Direction marks, which come with Arabic, would hide a bracket from the pattern. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const decoration = String.raw`[\s>*_#•\-–"'“”«»]*`
const tagged = new RegExp(
  String.raw`^${decoration}\[\s*([a-z]{2})(?:[-_][a-z]{2,4})?[\s._:#-]*(\d{1,4})\s*\][*_]*\s*[:：]?\s*(.*)$`,
  'i',
)
const numbered = new RegExp(String.raw`^${decoration}\[?(\d{1,4})[.)\]:：]\s*(.*)$`)
const fence = /^\s*(```|~~~)/

/** Replaces digits and brackets of other scripts by those of the block. */
const plain = (line: string) =>
  line
    .replace(invisible, '')
    .replace(/^([\s>*_#•-]*)[【［〔]([^】］〕]*)[】］〕]/, '$1[$2]')
    .replace(/^[^\p{L}]*\[[^\]]*\]/u, (tag) =>
      tag
        .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)),
    )

/** Returns the language of a line that only names one, by code or name. */
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

/** Removes quotes or asterisks around a whole text, unless the Spanish text has them too. */
function unquoted(text: string, spanish: string): string {
  const trimmed = text.trim()
  for (const [open, close] of quotes) {
    const isAround = trimmed.length > open.length + close.length && trimmed.startsWith(open) && trimmed.endsWith(close)
    if (isAround && !spanish.trim().startsWith(open)) return trimmed.slice(open.length, -close.length).trim()
  }
  return trimmed
}

/**
 * Reads a translated block in whatever form a chat returns it: in any order, with blank lines, quotes, fences,
 * surrounding remarks, or headings with numbered lists. A text continues over several lines only if the Spanish one
 * does.
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
      // Most answers repeat the Spanish lines.
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
