import { found, type Step } from '../deployment.ts'

interface Database {
  locationId?: string
  createTime?: string
  deleteProtectionState?: string
  pointInTimeRecoveryEnablement?: string
}
interface Schedule {
  dailyRecurrence?: object
  weeklyRecurrence?: object
}

const isProtected = 'DELETE_PROTECTION_ENABLED'
const isRecoverable = 'POINT_IN_TIME_RECOVERY_ENABLED'

/** The functions' region for each multi-region of a database. */
const regionNear: Readonly<Record<string, string>> = { nam5: 'us-central1', nam7: 'us-central1', eur3: 'europe-west1' }
export const regionFor = (location: string) => regionNear[location] ?? location

const weekS = 7 * 24 * 3600
const schedules = {
  'daily-backup-missing': { retention: `${weekS}s`, dailyRecurrence: {} },
  'weekly-backup-missing': { retention: `${14 * weekS}s`, weeklyRecurrence: { day: 'SUNDAY' } },
} as const

const databasesOf = (project: string) => `v1/projects/${project}/databases`

export const database: Step = {
  name: 'Database and backups',
  async check(deployment) {
    const { read, project, settings } = deployment
    const path = `${databasesOf(project)}/(default)`
    const stored = await read.get<Database>('firestore', path)
    if (!stored) return [found(deployment, 'database-missing')]
    const { locationId: location = '', deleteProtectionState, pointInTimeRecoveryEnablement } = stored
    const region = settings.FUNCTIONS_REGION ?? ''
    const findings = []
    const wanted = regionFor(location)
    if (wanted !== region) findings.push(found(deployment, 'database-elsewhere', { location, region, wanted }))
    if (deleteProtectionState !== isProtected) findings.push(found(deployment, 'database-deletable'))
    if (pointInTimeRecoveryEnablement !== isRecoverable) findings.push(found(deployment, 'recovery-off'))
    const set = await read.list<Schedule>('firestore', `${path}/backupSchedules`, 'backupSchedules')
    if (!set.some(({ dailyRecurrence }) => dailyRecurrence)) findings.push(found(deployment, 'daily-backup-missing'))
    if (!set.some(({ weeklyRecurrence }) => weeklyRecurrence)) findings.push(found(deployment, 'weekly-backup-missing'))
    return findings
  },
  async fix(deployment, { google }, findings) {
    const { project, settings } = deployment
    const path = `${databasesOf(project)}/(default)`
    const codes = new Set<string>(findings.map(({ code }) => code))
    const isNew = codes.has('database-missing')
    const safety = { deleteProtectionState: isProtected, pointInTimeRecoveryEnablement: isRecoverable }
    if (isNew) {
      // The Firebase CLI would create a database in nam5, without protection.
      await google.finish('POST', 'firestore', `${databasesOf(project)}?databaseId=(default)`, {
        locationId: settings.FUNCTIONS_REGION,
        type: 'FIRESTORE_NATIVE',
        databaseEdition: 'STANDARD',
        ...safety,
      })
    } else if (codes.has('database-deletable') || codes.has('recovery-off')) {
      await google.finish('PATCH', 'firestore', `${path}?updateMask=${Object.keys(safety).join(',')}`, safety)
    }
    for (const [code, schedule] of Object.entries(schedules)) {
      if (isNew || codes.has(code)) await google.send('POST', 'firestore', `${path}/backupSchedules`, schedule)
    }
  },
}
