import { expect } from 'vitest'
import { only } from '../../support/google/faults/fault.ts'
import { settle } from '../../support/google/faults.ts'
import { type StandIn, startGoogle } from '../../support/google/index.ts'
import type { LoggedCall } from '../../support/google/server.ts'
import type { GoogleState, Project } from '../../support/google/state.ts'
import type { Studio } from './world.ts'

/** Returns Google's state of a studio some days after its first deployment. */
export function someDaysLater(state: GoogleState): GoogleState {
  const later = structuredClone(state)
  for (const each of Object.values(later.projects)) {
    settle(each)
    only(each.sites).customDomains = {}
    for (const api of Object.keys(each.services)) each.services[api] = 0
  }
  return later
}

export type Change = (project: Project, state: GoogleState) => void

/** Works on a copy of Google's state with a change applied. */
export async function inCopy<Result>(
  settled: GoogleState,
  studio: Studio,
  change: Change,
  work: (copy: StandIn) => Promise<Result>,
): Promise<Result> {
  const state = structuredClone(settled)
  change(only(state.projects), state)
  const copy = await startGoogle({ state })
  studio.use(copy)
  try {
    const result = await work(copy)
    expect(copy.unexpected).toEqual([])
    return result
  } finally {
    await copy.close()
  }
}

/** Returns the calls that may have changed something. */
export const writesIn = (log: readonly LoggedCall[]) =>
  log
    .filter(({ method, path }) => method !== 'GET' && !/:(getIamPolicy|lookup|runQuery)|entries:list/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
