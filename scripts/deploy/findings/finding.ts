import { dataFindings } from './data.ts'
import type { Entry, Severity } from './entry.ts'
import { liveFindings } from './live.ts'
import { projectFindings } from './project.ts'

export const catalogue = { ...projectFindings, ...dataFindings, ...liveFindings }
export type Code = keyof typeof catalogue

export interface Finding extends Required<Entry> {
  code: Code
}

/** Returns a finding, with the words in braces filled in. */
export function finding(code: Code, values: Readonly<Record<string, string | number>>): Finding {
  const { severity, what, meaning, fix = 'npm run deploy', byHand = fix }: Entry = catalogue[code]
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`)
  return { code, severity, what: fill(what), meaning: fill(meaning), fix: fill(fix), byHand: fill(byHand) }
}

/** Returns the exit code for the worst finding: 0 none, 1 warnings, 2 errors. */
export function exitCodeOf(findings: readonly { severity: Severity }[]): 0 | 1 | 2 {
  if (findings.some(({ severity }) => severity === 'error')) return 2
  return findings.some(({ severity }) => severity === 'warning') ? 1 : 0
}
