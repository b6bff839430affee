/**
 * `npm run texts`: reads the texts of all ten languages as a proofreader does: signs, words, plural forms, what nobody has
 * translated, keys that nothing shows. `--tidy` takes what has been mended from the list of what is still to mend.
 */
import { glob, readFile } from 'node:fs/promises'
import { defaultLanguage } from '@studio/domain/languages'
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { say, table } from './lib/steps.ts'
import { findingsIn } from './lib/texts/findings.ts'
import { readTexts } from './lib/texts/readTexts.ts'
import { against, readStillToMend, writeStillToMend } from './lib/texts/stillToMend.ts'
import type { Finding, Text } from './lib/texts/text.ts'
import { type Source, unusedKeys } from './lib/texts/unused.ts'

await main(async () => {
  const texts = await readTexts()
  const findings = [...findingsIn(texts), ...(await unused(texts))]
  const list = await readStillToMend()
  const { fresh, mended } = against(list, findings)
  if (process.argv.includes('--tidy')) await writeStillToMend(list.filter((name) => !mended.includes(name)))
  else for (const name of mended) say(`  mended, no longer for the list (npm run texts -- --tidy): ${name}`)
  table(fresh.map(({ language, key, rule, text, say }) => [language, key, rule, say, text]))
  say(`${texts.length} texts; ${fresh.length} to mend now, ${list.length - mended.length} still on the list`)
  return fresh.length > 0 || (mended.length > 0 && !process.argv.includes('--tidy')) ? 1 : 0
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
