import type { firestore_v1 } from '@googleapis/firestore'
import { alreadyExists, failedPrecondition, invalid, notFound } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import { startOperation } from '../operations.ts'
import { type Call, routesOf } from '../router.ts'
import { type BackupSchedule, type Database, etagOf, nextNumber, now } from '../state.ts'

export const api = 'firestore.googleapis.com'

const databaseFields = fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1Database>({
  appEngineIntegrationMode: true,
  cmekConfig: true,
  concurrencyMode: true,
  createTime: true,
  databaseEdition: true,
  deleteProtectionState: true,
  deleteTime: true,
  earliestVersionTime: true,
  etag: true,
  firestoreDataAccessMode: true,
  freeTier: true,
  keyPrefix: true,
  locationId: true,
  mongodbCompatibleDataAccessMode: true,
  name: true,
  pointInTimeRecoveryEnablement: true,
  previousId: true,
  realtimeUpdatesMode: true,
  sourceInfo: true,
  tags: true,
  type: true,
  uid: true,
  updateTime: true,
  versionRetentionPeriod: true,
})

const locations = /^(nam5|eur3|[a-z]+-[a-z]+\d+)$/
const enums = {
  deleteProtectionState: ['DELETE_PROTECTION_ENABLED', 'DELETE_PROTECTION_DISABLED'],
  pointInTimeRecoveryEnablement: ['POINT_IN_TIME_RECOVERY_ENABLED', 'POINT_IN_TIME_RECOVERY_DISABLED'],
  type: ['FIRESTORE_NATIVE', 'DATASTORE_MODE'],
  databaseEdition: ['STANDARD', 'ENTERPRISE'],
} as const

function checkEnums(database: Database) {
  for (const [field, values] of Object.entries(enums)) {
    const value = database[field as keyof typeof enums]
    if (value && !(values as readonly string[]).includes(value))
      throw invalid(`Invalid value at '${field}', "${value}"`)
  }
}

/** Returns the database of a call. If there is none, the error tells how to create one. */
export function findDatabase({ project, params: { database = '' } }: Call): Database {
  const entry = project.databases[database]
  if (!entry) {
    throw notFound(
      `The database ${database} does not exist for project ${project.projectId} Please visit https://console.cloud.google.com/datastore/setup?project=${project.projectId} to add a Cloud Datastore or Cloud Firestore database.`,
    )
  }
  return entry
}

function create(call: Call) {
  const { project, query, google, state } = call
  const id = query.get('databaseId') ?? ''
  if (id !== '(default)' && !/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/.test(id)) throw invalid(`Invalid database id: ${id}`)
  const database = call.json<Database>(databaseFields)
  checkEnums(database)
  if (!database.type) throw invalid('The database type is missing.')
  if (!locations.test(database.locationId ?? '')) throw invalid(`Invalid location: ${database.locationId}`)
  if (project.databases[id]) throw alreadyExists('Database already exists. Please use another database_id')
  const name = `projects/${project.projectId}/databases/${id}`
  const made: Database = {
    databaseEdition: 'STANDARD',
    concurrencyMode: 'PESSIMISTIC',
    deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    ...database,
    name,
    uid: `uid-${nextNumber(state)}`,
    createTime: now(),
    updateTime: now(),
    etag: etagOf(state),
  }
  project.databases[id] = made
  return startOperation(google, api, name, { response: made })
}

function update(call: Call) {
  const database = findDatabase(call)
  const patch = call.json<Database>(databaseFields)
  checkEnums(patch)
  if (patch.locationId && patch.locationId !== database.locationId)
    throw invalid("A database's location cannot change.")
  applyMask(database, patch, call.query.get('updateMask'), databaseFields)
  return startOperation(call.google, api, database.name ?? '', { response: database })
}

const scheduleFields = fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1BackupSchedule>({
  createTime: true,
  dailyRecurrence: {},
  name: true,
  retention: true,
  updateTime: true,
  weeklyRecurrence: fieldsOf<firestore_v1.Schema$GoogleFirestoreAdminV1WeeklyRecurrence>({ day: true }),
})
const fourteenWeeks = 14 * 7 * 86_400
const schedulesOf = (call: Call) => {
  const { name } = findDatabase(call)
  return Object.values(call.project.backupSchedules).filter((each) => each.name?.startsWith(`${name}/`))
}

function createSchedule(call: Call) {
  const { name } = findDatabase(call)
  const schedule = call.json<BackupSchedule>(scheduleFields)
  const seconds = Number(/^(\d+)s$/.exec(schedule.retention ?? '')?.[1] ?? 0)
  if (seconds < 1 || seconds > fourteenWeeks) throw invalid('The retention must be between a second and 14 weeks.')
  const kinds = ['dailyRecurrence', 'weeklyRecurrence'] as const
  const given = kinds.filter((kind) => schedule[kind])
  const [kind] = given
  if (!kind || given.length > 1) throw invalid('Exactly one recurrence must be set.')
  const { day } = schedule.weeklyRecurrence ?? {}
  if (kind === 'weeklyRecurrence' && !/^(MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY$/.test(day ?? '')) {
    throw invalid('The day of the week is missing.')
  }
  if (schedulesOf(call).some((each) => each[kind])) {
    throw failedPrecondition(
      `The database already has a backup schedule with ${kind}; it may have one daily and one weekly.`,
    )
  }
  const made = { ...schedule, name: `${name}/backupSchedules/s${nextNumber(call.state)}`, createTime: now() }
  call.project.backupSchedules[made.name] = made
  return made
}

/** Restores a backup into a database that does not exist yet. */
function restore(call: Call) {
  const { project, google, state } = call
  const { databaseId = '', backup = '' } = call.json<{ databaseId?: string; backup?: string }>({
    databaseId: true,
    backup: true,
    encryptionConfig: true,
    tags: true,
  })
  if (!project.backups[backup]) throw notFound(`Backup ${backup} does not exist.`)
  if (!/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/.test(databaseId)) throw invalid(`Invalid database id: ${databaseId}`)
  if (project.databases[databaseId]) throw alreadyExists('Database already exists. Please use another database_id')
  const name = `projects/${project.projectId}/databases/${databaseId}`
  const locationId = backup.split('/')[3] ?? ''
  project.databases[databaseId] = { name, locationId, type: 'FIRESTORE_NATIVE', etag: etagOf(state), createTime: now() }
  return startOperation(google, api, name, { response: project.databases[databaseId] })
}

export const firestore = routesOf(api, {
  'GET /v1/projects/{project}/databases': ({ project }) => ({ databases: Object.values(project.databases) }),
  'POST /v1/projects/{project}/databases': create,
  'GET /v1/projects/{project}/databases/{database}': findDatabase,
  'PATCH /v1/projects/{project}/databases/{database}': update,
  'POST /v1/projects/{project}/databases:restore': restore,
  'GET /v1/projects/{project}/databases/{database}/backupSchedules': (call) => ({ backupSchedules: schedulesOf(call) }),
  'POST /v1/projects/{project}/databases/{database}/backupSchedules': createSchedule,
  'GET /v1/projects/{project}/locations/{location}/backups': ({ project, params: { location } }) => ({
    backups: Object.values(project.backups).filter(
      ({ name }) => location === '-' || name?.includes(`/locations/${location}/`),
    ),
  }),
})
