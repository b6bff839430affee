import type { GoogleState, Policy, Project } from '../state.ts'

export interface Fault {
  /** The problem, as part of a test's title. */
  name: string
  /** The code with which the doctor reports it. */
  code: string
  /** Codes of further problems that it causes, which the doctor may also report. */
  also?: readonly string[]
  /** The fix that the doctor must give. */
  fix: string
  /** The start of the Firebase CLI's arguments, if the fix deploys something. */
  redeploys?: string
  mutate(project: Project, state: GoogleState): void
  /** The wrong lines of functions/.env.<project>, if the fault is in the settings. */
  settings?(project: Project): Readonly<Record<string, string>>
}

/** The fix for faults that a deployment repairs. */
export const deploys = 'npm run deploy'

export const emailOf = ({ projectId }: Project, account: string) => `${account}@${projectId}.iam.gserviceaccount.com`
export const memberOf = (project: Project, account: string) => `serviceAccount:${emailOf(project, account)}`

/** Removes a role from a member. */
export function revokeFrom(policy: Policy, role: string, member: string): void {
  for (const binding of policy.bindings ?? []) {
    if (binding.role === role) binding.members = (binding.members ?? []).filter((each) => each !== member)
  }
}

/** Grants a member a role. */
export function grantTo(policy: Policy, role: string, member: string): void {
  policy.bindings = [...(policy.bindings ?? []), { role, members: [member] }]
}

/** Returns the entry whose key contains `part`; a finished studio has it. */
export function only<Item>(map: Readonly<Record<string, Item>>, part = ''): Item {
  const [, item] = Object.entries(map).find(([key]) => key.includes(part)) ?? []
  if (item === undefined) throw new Error(`The studio has nothing called ${part}: ${Object.keys(map).join(', ')}`)
  return item
}

/** Returns a function of a kind. */
export function functionOf({ functions }: Project, kind: 'visitors' | 'gate' | 'trigger' | 'schedule') {
  const found = Object.values(functions).find(({ labels = {}, eventTrigger }) => {
    if (kind === 'gate') return labels['deployment-blocking'] === 'before-sign-in'
    if (kind === 'schedule') return labels['deployment-scheduled'] === 'true'
    if (kind === 'trigger') return eventTrigger !== undefined
    return !eventTrigger && !labels['deployment-blocking'] && !labels['deployment-scheduled']
  })
  if (!found) throw new Error(`The studio has no function of the kind ${kind}.`)
  return found
}

/** Returns a function's Cloud Run service. */
export const serviceOf = (project: Project, kind: Parameters<typeof functionOf>[1]) =>
  only(project.runServices, functionOf(project, kind).serviceConfig.service)

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
