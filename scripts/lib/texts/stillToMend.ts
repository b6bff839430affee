import { readFile, writeFile } from 'node:fs/promises'
import { inRoot } from '../paths.ts'
import type { Finding } from './text.ts'

const file = inRoot('scripts/lib/texts/stillToMend.json')

/** What names a finding in the list: `fr high signs console:admin.users.title`. */
export const nameOf = ({ language, rule, key }: Pick<Finding, 'language' | 'rule' | 'key'>) =>
  `${language} ${rule} ${key}`

/** Findings on which the checker was not yet there to look. The list may only shrink. */
export const readStillToMend = async (): Promise<string[]> => JSON.parse(await readFile(file, 'utf8'))

/** Takes from the list what has been mended since. */
export const writeStillToMend = (names: readonly string[]) => writeFile(file, `${JSON.stringify(names, null, 2)}\n`)

/** What is new among the findings, and what of the list has been mended. */
export function against(list: readonly string[], findings: readonly Finding[]) {
  const found = new Set(findings.map(nameOf))
  return {
    fresh: findings.filter((finding) => !list.includes(nameOf(finding))),
    mended: list.filter((name) => !found.has(name)),
  }
}
