/**
 * `npm run texts`: checks the texts of all ten languages: typography, words, plural forms, missing translations,
 * numbers and other variables, unused keys, and texts joined in code. Keys in code are checked by i18next's types.
 * The extractor of i18next's CLI misses keys whose prefix is in a constant, so it would call used keys unused.
 */
import { glob, readFile } from 'node:fs/promises'
import { defaultLanguage } from '@studio/domain/languages'
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { say, table } from './lib/steps.ts'
import { strayKeys } from './lib/texts/coreTerms.ts'
import { findingsIn } from './lib/texts/findings.ts'
import { joinedByHand } from './lib/texts/joined.ts'
import { readTexts } from './lib/texts/readTexts.ts'
import type { Finding, Text } from './lib/texts/text.ts'
import { type Source, unusedKeys } from './lib/texts/unused.ts'

await main(async () => {
  const texts = await readTexts()
  const sources = await readSources()
  const findings = [...findingsIn(texts), ...stray(texts), ...unused(texts, sources), ...joined(sources)]
  table(findings.map(({ language, key, rule, text, say }) => [language, key, rule, say, text]))
  say(`${texts.length} texts; ${findings.length} to fix`)
  return findings.length > 0 ? 1 : 0
})

/** Finds keys that no source names; the default language stands for all ten. */
function unused(texts: readonly Text[], sources: readonly Source[]): Finding[] {
  return ['public', 'privacy', 'preview', 'console'].flatMap((name) => {
    const own = texts.filter(({ language, key }) => language === defaultLanguage && key.startsWith(`${name}:`))
    const idle = unusedKeys(
      own.map(({ key }) => key.slice(name.length + 1)),
      sources,
    )
    return own
      .filter(({ key }) => idle.includes(key.slice(name.length + 1)))
      .map((text) => ({ ...text, rule: 'unused', say: 'no source names this key' }))
  })
}

/** Finds keys that the list of terms names but no text has. */
function stray(texts: readonly Text[]): Finding[] {
  const keys = strayKeys(new Set(texts.map(({ key }) => key)))
  return keys.map((key) => ({ language: defaultLanguage, key, text: '', rule: 'term', say: 'no text has this key' }))
}

/** Finds code that joins two texts with punctuation. */
function joined(sources: readonly Source[]): Finding[] {
  const say = 'formatPair, formatList or sentences'
  return joinedByHand(sources).map(({ file, line, code }) => ({
    language: defaultLanguage,
    key: `${file}:${line}`,
    text: code,
    rule: 'joined',
    say,
  }))
}

/** Reads all sources that may name a text. */
async function readSources(): Promise<Source[]> {
  const sources: Source[] = []
  for await (const file of glob('{web/src,web/build,domain}/**/*.{ts,tsx}', { cwd: inRoot() }))
    if (!/node_modules|i18n\/locales|\.test\./.test(file)) sources.push([file, await readFile(inRoot(file), 'utf8')])
  return sources
}
