/**
 * `npm run texts`: reads the texts of all ten languages as a proofreader does: signs, words, plural forms, what nobody has
 * translated, keys that nothing shows.
 */
import { glob, readFile } from 'node:fs/promises'
import { defaultLanguage } from '@studio/domain/languages'
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { say, table } from './lib/steps.ts'
import { findingsIn } from './lib/texts/findings.ts'
import { readTexts } from './lib/texts/readTexts.ts'
import type { Finding, Text } from './lib/texts/text.ts'
import { type Source, unusedKeys } from './lib/texts/unused.ts'

await main(async () => {
  const texts = await readTexts()
  const findings = [...findingsIn(texts), ...(await unused(texts))]
  table(findings.map(({ language, key, rule, text, say }) => [language, key, rule, say, text]))
  say(`${texts.length} texts; ${findings.length} to mend`)
  return findings.length > 0 ? 1 : 0
})

/** The keys that no source names; the language stands for all ten. */
async function unused(texts: readonly Text[]): Promise<Finding[]> {
  const sources: Source[] = []
  for await (const file of glob('{web/src,domain}/**/*.{ts,tsx}', { cwd: inRoot() }))
    if (!/node_modules|i18n\/locales|\.test\./.test(file)) sources.push([file, await readFile(inRoot(file), 'utf8')])
  return ['public', 'privacy', 'console'].flatMap((name) => {
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
