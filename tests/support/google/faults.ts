import { dataFaults } from './faults/data.ts'
import { type Fault, grantTo } from './faults/fault.ts'
import { liveFaults } from './faults/live.ts'
import { projectFaults } from './faults/project.ts'
import { signInFaults } from './faults/signIn.ts'
import { now, type Project } from './state.ts'

export type { Fault } from './faults/fault.ts'

/**
 * Possible problems of a finished studio: each fault changes one thing in it, and names the code under which the doctor
 * must report it. Without a fault, and after `settle`, the doctor has nothing to report.
 */
export const faults: readonly Fault[] = [...projectFaults, ...dataFaults, ...signInFaults, ...liveFaults]

/** Adds to a deployed studio what comes with time: a second admin, backups, scheduled runs, built indexes. */
export function settle(project: Project): void {
  const { projectId, databases, users, documents } = project
  const root = `projects/${projectId}/databases/(default)/documents`
  for (const id of ['first-admin', 'second-admin'].slice(Object.keys(users).length)) {
    users[id] = { localId: id, email: `${id}@studio.example` }
    const fields = { user_id: { stringValue: id }, role: { stringValue: 'admin' } }
    documents[`user_roles/${id}`] = { name: `${root}/user_roles/${id}`, fields, createTime: now(), updateTime: now() }
  }
  for (const user of Object.values(users)) user.lastLoginAt = String(Date.now())
  for (const index of Object.values(project.indexes)) index.state = 'READY'
  for (const { ttlConfig } of Object.values(project.fields)) if (ttlConfig) ttlConfig.state = 'ACTIVE'
  for (const job of Object.values(project.jobs)) Object.assign(job, { lastAttemptTime: now(), status: {} })
  for (const site of Object.values(project.sites)) {
    for (const channel of Object.values(site.channels)) channel.retainedReleaseCount ??= 10
  }
  const { name, locationId } = databases['(default)'] ?? {}
  const backup = `projects/${projectId}/locations/${locationId}/backups/newest`
  project.backups = { [backup]: { name: backup, database: name ?? '', state: 'READY', snapshotTime: now() } }
  grantTo(project.policy, 'roles/owner', 'user:second@studio.example')
}
