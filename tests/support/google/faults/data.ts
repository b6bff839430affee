import type { Project } from '../state.ts'
import { type Fault, hoursAgo, only } from './fault.ts'

const databaseOf = ({ databases }: Project) => only(databases, '(default)')

/** Drops the backup schedule of one kind. */
const dropSchedule = (project: Project, kind: 'dailyRecurrence' | 'weeklyRecurrence') => {
  for (const [name, schedule] of Object.entries(project.backupSchedules)) {
    if (schedule[kind]) delete project.backupSchedules[name]
  }
}

/** Faults of the database: its region, its protection, and its rules and indexes. */
export const dataFaults: readonly Fault[] = [
  {
    name: 'the database is far from the functions',
    code: 'database-elsewhere',
    mutate: (project) => {
      databaseOf(project).locationId = 'asia-northeast1'
    },
  },
  {
    name: 'the database can be deleted',
    code: 'database-deletable',
    mutate: (project) => {
      databaseOf(project).deleteProtectionState = 'DELETE_PROTECTION_DISABLED'
    },
  },
  {
    name: 'the database cannot be taken back to an earlier moment',
    code: 'recovery-off',
    mutate: (project) => {
      databaseOf(project).pointInTimeRecoveryEnablement = 'POINT_IN_TIME_RECOVERY_DISABLED'
    },
  },
  {
    name: 'no daily backup is scheduled',
    code: 'daily-backup-missing',
    mutate: (project) => dropSchedule(project, 'dailyRecurrence'),
  },
  {
    name: 'no weekly backup is scheduled',
    code: 'weekly-backup-missing',
    mutate: (project) => dropSchedule(project, 'weeklyRecurrence'),
  },
  {
    name: 'the newest backup is days old',
    code: 'backup-late',
    mutate: (project) => {
      for (const schedule of Object.values(project.backupSchedules)) schedule.createTime = hoursAgo(400)
      for (const backup of Object.values(project.backups)) backup.snapshotTime = hoursAgo(60)
    },
  },
  {
    name: 'the published rules are older than the source',
    code: 'rules-outdated',
    mutate: ({ rulesets }) => {
      for (const { source } of Object.values(rulesets)) for (const file of source.files) file.content += '\n// older\n'
    },
  },
  {
    name: 'an index is missing',
    code: 'index-missing',
    mutate: (project) => {
      const [name = ''] = Object.keys(project.indexes)
      delete project.indexes[name]
    },
  },
  {
    name: 'an index is still being built',
    code: 'index-building',
    mutate: ({ indexes }) => {
      only(indexes).state = 'CREATING'
    },
  },
  {
    name: 'an index could not be built',
    code: 'index-broken',
    mutate: ({ indexes }) => {
      only(indexes).state = 'NEEDS_REPAIR'
    },
  },
  {
    name: 'nothing deletes expired documents of a collection',
    code: 'ttl-missing',
    mutate: ({ fields }) => {
      const [name = ''] = Object.entries(fields).find(([, { ttlConfig }]) => ttlConfig) ?? []
      delete fields[name]
    },
  },
  {
    name: 'the deletion of expired documents is not active yet',
    code: 'ttl-building',
    mutate: ({ fields }) => {
      const field = Object.values(fields).find(({ ttlConfig }) => ttlConfig)
      if (field?.ttlConfig) field.ttlConfig.state = 'CREATING'
    },
  },
  {
    name: 'the studio has no admin',
    code: 'admin-missing',
    mutate: (project) => {
      project.documents = {}
    },
  },
  {
    name: 'the studio has a single admin',
    code: 'admin-alone',
    mutate: ({ documents }) => {
      const [role = ''] = Object.keys(documents).filter((path) => path.startsWith('user_roles/'))
      delete documents[role]
    },
  },
]
