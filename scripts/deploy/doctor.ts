import type { Finding } from './findings/finding.ts'
import type { Reader } from './google/google.ts'
import { examine } from './run.ts'
import { adoptAppCheckKey } from './source/appCheck.ts'
import { liveSteps, steps } from './steps/all.ts'
import { regionFor } from './steps/database.ts'
import { deploymentOf } from './tools.ts'

const order = ['error', 'warning', 'info'] as const

/** Runs every check. Returns the findings, the worst first. */
export async function diagnose(read: Reader, project: string): Promise<Finding[]> {
  const database = await read
    .get<{ locationId: string }>('firestore', `v1/projects/${project}/databases/(default)`)
    .catch(() => undefined)
  const deployment = deploymentOf(read, project, regionFor(database?.locationId ?? 'us-central1'))
  await adoptAppCheckKey(deployment)
  const findings = await examine(deployment, [...steps, ...liveSteps])
  return findings.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}

/** Returns the findings as lines of text. */
export function report(project: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [`✓ ${project}: all ${steps.length + liveSteps.length} checks passed.`]
  return findings.flatMap(({ severity, code, what, meaning, fix }) => [
    `${severity === 'error' ? '✗' : severity === 'warning' ? '!' : '·'} ${what} (${code})`,
    `    ${meaning}`,
    `    → ${fix}`,
  ])
}
