import { type Deployment, found, type Step } from '../deployment.ts'
import { nameOf } from '../facts.ts'
import { deleteFunctions } from '../source/firebaseCli.ts'
import { pairs } from './functions.ts'

const hourMs = 3_600_000
/** Maximum age of the newest daily backup, in hours: it may start late and take a while. */
const lateAfterHours = 26

interface Backup {
  database?: string
  snapshotTime?: string
  state?: string
}

export const backups: Step = {
  name: 'Backups',
  async check(deployment) {
    const { read, project } = deployment
    const database = await read.get<{ createTime?: string }>('firestore', `v1/projects/${project}/databases/(default)`)
    const schedules = await read.list<{ createTime?: string }>(
      'firestore',
      `v1/projects/${project}/databases/(default)/backupSchedules`,
      'backupSchedules',
    )
    if (!database || schedules.length === 0) return []
    const made = await read.list<Backup>('firestore', `v1/projects/${project}/locations/-/backups`, 'backups')
    const times = made
      .filter(({ state }) => state === 'READY')
      .map(({ snapshotTime = '' }) => Date.parse(snapshotTime) || 0)
    // The first backup comes a day after the schedule was set.
    const since = Math.max(...times, ...schedules.map(({ createTime = '' }) => Date.parse(createTime) || 0))
    const hours = Math.round((Date.now() - since) / hourMs)
    return hours > lateAfterHours ? [found(deployment, 'backup-late', { hours })] : []
  },
}

/** Reports Eventarc's refused or failed requests in the logs of the last day. */
export const triggerFailures: Step = {
  name: 'Events',
  async check(deployment) {
    const all = (await pairs(deployment, ['trigger'])).filter(({ have }) => have?.serviceConfig?.service)
    if (all.length === 0) return []
    const ids = new Map(all.map(({ want, have }) => [nameOf({ name: have?.serviceConfig?.service ?? '' }), want.id]))
    const failures = await failuresOf(deployment, [...ids.keys()])
    const counts = Map.groupBy(failures, (service) => ids.get(service) ?? service)
    return [...counts].map(([functions, { length: count }]) =>
      found(deployment, 'trigger-failing', { functions, count }),
    )
  },
}

interface Entry {
  resource?: { labels?: { service_name?: string } }
  httpRequest?: { status?: number }
}

/** Returns the services of failed requests, one entry per failure. */
async function failuresOf({ read, project }: Deployment, services: readonly string[]): Promise<string[]> {
  const since = new Date(Date.now() - 24 * hourMs).toISOString()
  const found = await read.query<{ entries?: Entry[] }>('logging', 'v2/entries:list', {
    resourceNames: [`projects/${project}`],
    filter: `resource.type="cloud_run_revision" AND severity>=WARNING AND timestamp>="${since}"`,
    orderBy: 'timestamp desc',
    pageSize: 1000,
  })
  return (found?.entries ?? []).flatMap(({ resource, httpRequest }) => {
    const service = resource?.labels?.service_name ?? ''
    return (httpRequest?.status ?? 0) >= 400 && services.includes(service) ? [service] : []
  })
}

/** Returns the functions whose trigger no longer exists in Eventarc. */
async function orphans(deployment: Deployment): Promise<string[]> {
  const path = `v1/projects/${deployment.project}/locations/-/triggers`
  const [all, set] = await Promise.all([
    pairs(deployment, ['trigger']),
    deployment.read.list<{ name: string }>('eventarc', path, 'triggers'),
  ])
  const names = new Set(set.map(({ name }) => name))
  return all.filter(({ have }) => have && !names.has(have.eventTrigger?.trigger ?? '')).map(({ want }) => want.id)
}

export const eventarc: Step = {
  name: "Eventarc's triggers",
  async check(deployment) {
    const ids = await orphans(deployment)
    return ids.length > 0 ? [found(deployment, 'trigger-missing', { functions: ids.join(', ') })] : []
  },
  async fix(deployment, tools) {
    // Only a new function gets a new trigger: the step that deploys triggers makes it.
    await deleteFunctions(tools, deployment.settings.FUNCTIONS_REGION ?? '', await orphans(deployment))
  },
}
