import type { Project } from '../state.ts'
import { deploys, type Fault, hoursAgo, only } from './fault.ts'

const databaseOf = ({ databases }: Project) => only(databases, '(default)')

/** Drops the backup schedule of one kind. */
const dropSchedule = (project: Project, kind: 'dailyRecurrence' | 'weeklyRecurrence') => {
  for (const [name, schedule] of Object.entries(project.backupSchedules)) {
    if (schedule[kind]) delete project.backupSchedules[name]
  }
}

/** Possible problems of the database: its place, its protection, and what it gets from the source. */
export const dataFaults: readonly Fault[] = [
  {
    name: 'the database is far from the functions',
    code: 'database-elsewhere',
    fix: 'Set FUNCTIONS_REGION=asia-northeast1 in functions/.env.studio-under-test and run `npm run deploy`.',
    mutate: (project) => {
      databaseOf(project).locationId = 'asia-northeast1'
    },
  },
  {
    name: 'the database can be deleted',
    code: 'database-deletable',
    fix: deploys,
    mutate: (project) => {
      databaseOf(project).deleteProtectionState = 'DELETE_PROTECTION_DISABLED'
    },
  },
  {
    name: 'the database cannot be taken back to an earlier moment',
    code: 'recovery-off',
    fix: deploys,
    mutate: (project) => {
      databaseOf(project).pointInTimeRecoveryEnablement = 'POINT_IN_TIME_RECOVERY_DISABLED'
    },
  },
  {
    name: 'no daily backup is scheduled',
    code: 'daily-backup-missing',
    fix: deploys,
    mutate: (project) => dropSchedule(project, 'dailyRecurrence'),
  },
  {
    name: 'no weekly backup is scheduled',
    code: 'weekly-backup-missing',
    fix: deploys,
    mutate: (project) => dropSchedule(project, 'weeklyRecurrence'),
  },
  {
    name: 'the newest backup is days old',
    code: 'backup-late',
    fix: 'Make one now with `npm run backup -- --project studio-under-test`, and look at the schedules at https://console.cloud.google.com/firestore/databases/-default-/disaster-recovery?project=studio-under-test.',
    mutate: (project) => {
      for (const schedule of Object.values(project.backupSchedules)) schedule.createTime = hoursAgo(400)
      for (const backup of Object.values(project.backups)) backup.snapshotTime = hoursAgo(60)
    },
  },
  {
    name: 'the published rules are older than the source',
    code: 'rules-outdated',
    fix: deploys,
    redeploys: 'firestore',
    mutate: ({ rulesets }) => {
      for (const { source } of Object.values(rulesets)) for (const file of source.files) file.content += '\n// older\n'
    },
  },
  {
    name: 'an index is missing',
    code: 'index-missing',
    fix: deploys,
    redeploys: 'firestore',
    mutate: (project) => {
      const [name = ''] = Object.keys(project.indexes)
      delete project.indexes[name]
    },
  },
  {
    name: 'an index is still being built',
    code: 'index-building',
    fix: 'Wait, then run `npm run doctor` again.',
    mutate: ({ indexes }) => {
      only(indexes).state = 'CREATING'
    },
  },
  {
    name: 'an index could not be built',
    code: 'index-broken',
    fix: 'Delete the index at https://console.firebase.google.com/project/studio-under-test/firestore/indexes, then run `npm run deploy`.',
    mutate: ({ indexes }) => {
      only(indexes).state = 'NEEDS_REPAIR'
    },
  },
  {
    name: 'nothing deletes expired documents of a collection',
    code: 'ttl-missing',
    fix: deploys,
    redeploys: 'firestore',
    mutate: ({ fields }) => {
      const [name = ''] = Object.entries(fields).find(([, { ttlConfig }]) => ttlConfig) ?? []
      delete fields[name]
    },
  },
  {
    name: 'the deletion of expired documents is not active yet',
    code: 'ttl-building',
    fix: 'Wait, then run `npm run doctor` again.',
    mutate: ({ fields }) => {
      const field = Object.values(fields).find(({ ttlConfig }) => ttlConfig)
      if (field?.ttlConfig) field.ttlConfig.state = 'CREATING'
    },
  },
  {
    name: 'the studio has no admin',
    code: 'admin-missing',
    fix: deploys,
    mutate: (project) => {
      project.documents = {}
    },
  },
  {
    name: 'the studio has a single admin',
    code: 'admin-alone',
    fix: 'Invite a second admin in the console, under Users.',
    mutate: ({ documents }) => {
      const [role = ''] = Object.keys(documents).filter((path) => path.startsWith('user_roles/'))
      delete documents[role]
    },
  },
]
