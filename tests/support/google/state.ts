import type { firebase_v1beta1 } from '@googleapis/firebase'
import type { firestore_v1 } from '@googleapis/firestore'
import type { iam_v1 } from '@googleapis/iam'
import type { identitytoolkit_v2 } from '@googleapis/identitytoolkit'
import type { logging_v2 } from '@googleapis/logging'
import type { run_v2 } from '@googleapis/run'
import type { secretmanager_v1 } from '@googleapis/secretmanager'
import type { Budget, CloudFunction, Job, Release, Repository, Ruleset, Trigger } from './handWritten.ts'
import type { Site } from './hostingTypes.ts'

export type Policy = iam_v1.Schema$Policy
export type AuthConfig = identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2Config
export type Database = firestore_v1.Schema$GoogleFirestoreAdminV1Database
export type BackupSchedule = firestore_v1.Schema$GoogleFirestoreAdminV1BackupSchedule
export type Backup = firestore_v1.Schema$GoogleFirestoreAdminV1Backup
export type Index = firestore_v1.Schema$GoogleFirestoreAdminV1Index
export type Field = firestore_v1.Schema$GoogleFirestoreAdminV1Field
export type Document = firestore_v1.Schema$Document
export type ServiceAccount = iam_v1.Schema$ServiceAccount
export type WebApp = firebase_v1beta1.Schema$WebApp
export type SecretVersion = secretmanager_v1.Schema$SecretVersion
export type LogEntry = logging_v2.Schema$LogEntry
export type RunService = run_v2.Schema$GoogleCloudRunV2Service

export interface Secret {
  secret: secretmanager_v1.Schema$Secret
  versions: (SecretVersion & { data: string })[]
  policy: Policy
}

export interface BillingAccount {
  name: string
  displayName: string
  open: boolean
  budgets: Budget[]
}

/** An account of a person who signs in to the site. */
export interface AuthUser {
  localId: string
  email: string
  disabled?: boolean
  displayName?: string
  lastLoginAt?: string
  /** Seconds since 1970. */
  validSince?: string
}

/** Behaviour of the live site that does not follow from the deployment. */
export interface Live {
  /** Number of addresses that proxies append to X-Forwarded-For on the way through Hosting. */
  proxies: number
  /** Makes Hosting's CDN cache answers that may be cached. */
  cdn: boolean
  /** Number of times that the CDN has served a path since the last release. */
  cached: Record<string, number>
  /** Headers that are lost on the way, in lower case. */
  droppedHeaders: string[]
  /** The public content by language; the sample content unless set. */
  content: Record<string, object>
  contentCacheControl: string
  /** Status of paths of functions that fail. */
  broken: Record<string, number>
}

/** Google's state of a project, as plain data. The keys of maps are short ids unless noted otherwise. */
export interface Project {
  projectId: string
  projectNumber: string
  displayName: string
  lifecycleState: 'ACTIVE' | 'DELETE_REQUESTED'
  createTime: string
  parent?: { type: string; id: string }
  isFirebase: boolean
  /** `billingAccounts/…`, or empty. */
  billingAccountName: string
  /** Enabled APIs, each with the number of calls that it still refuses because it was enabled a moment ago. */
  services: Record<string, number>
  /** Service agents that Google has created. */
  agents: string[]
  policy: Policy
  /** Effective organisation policies that are not the default, by constraint. */
  orgPolicies: Record<string, object>
  webApps: Record<string, WebApp>
  /** The keys by which web apps are registered with App Check, by app. */
  appCheckKeys: Record<string, string>
  /** By e-mail address. */
  serviceAccounts: Record<string, { account: ServiceAccount; policy: Policy }>
  databases: Record<string, Database>
  /** Backup schedules, indexes, fields and backups, by full name. */
  backupSchedules: Record<string, BackupSchedule>
  backups: Record<string, Backup>
  indexes: Record<string, Index>
  fields: Record<string, Field>
  /** Documents of the default database by their path, such as `user_roles/abc`. */
  documents: Record<string, Document>
  rulesets: Record<string, Ruleset>
  releases: Record<string, Release>
  /** Missing until Identity Platform is initialized. */
  auth?: AuthConfig
  users: Record<string, AuthUser>
  secrets: Record<string, Secret>
  /** By full name, `projects/P/locations/L/functions/F`. */
  functions: Record<string, CloudFunction>
  /** First generation, by full name. */
  oldFunctions: Record<string, { name: string; status: string; runtime: string; [field: string]: unknown }>
  /** By full name, `projects/P/locations/L/services/S`. */
  runServices: Record<string, { service: RunService; policy: Policy }>
  triggers: Record<string, Trigger>
  jobs: Record<string, Job>
  repositories: Record<string, Repository>
  topics: string[]
  sites: Record<string, Site>
  logEntries: LogEntry[]
  live: Live
}

export interface Operation {
  pollsLeft: number
  metadata?: object
  response?: object
  error?: { code: number; message: string; details?: readonly object[] }
}

/** The whole stand-in as JSON. */
export interface GoogleState {
  /** The signed-in person. */
  user: string
  /** True until that person has accepted Firebase's terms. */
  refusesTerms: boolean
  /** Project ids that belong to somebody else. */
  takenProjectIds: string[]
  projects: Record<string, Project>
  /** By name, `billingAccounts/…`. */
  billingAccounts: Record<string, BillingAccount>
  /** By `<api host>/<name>`. */
  operations: Record<string, Operation>
  /** Files that a call uploaded and the next one names: functions' sources by object, Hosting's files by hash. */
  uploads: Record<string, number>
  /** Base64 of Hosting's files by the SHA-256 of their gzip. */
  files: Record<string, string>
  /** Grows with each id that the stand-in gives out. */
  counter: number
}

export const emptyState = (): GoogleState => ({
  user: 'owner@example.com',
  refusesTerms: false,
  takenProjectIds: [],
  projects: {},
  billingAccounts: {
    'billingAccounts/0A0A0A-0B0B0B-0C0C0C': {
      name: 'billingAccounts/0A0A0A-0B0B0B-0C0C0C',
      displayName: 'My Billing Account',
      open: true,
      budgets: [],
    },
  },
  operations: {},
  uploads: {},
  files: {},
  counter: 0,
})

export const newProject = (state: GoogleState, projectId: string, displayName = projectId): Project => ({
  projectId,
  projectNumber: String(100_000_000_000 + nextNumber(state)),
  displayName,
  lifecycleState: 'ACTIVE',
  createTime: now(),
  isFirebase: false,
  billingAccountName: '',
  services: { 'serviceusage.googleapis.com': 0 },
  agents: [],
  policy: { version: 1, etag: etagOf(state), bindings: [{ role: 'roles/owner', members: [`user:${state.user}`] }] },
  orgPolicies: {},
  webApps: {},
  appCheckKeys: {},
  serviceAccounts: {},
  databases: {},
  backupSchedules: {},
  backups: {},
  indexes: {},
  fields: {},
  documents: {},
  rulesets: {},
  releases: {},
  users: {},
  secrets: {},
  functions: {},
  oldFunctions: {},
  runServices: {},
  triggers: {},
  jobs: {},
  repositories: {},
  topics: [],
  sites: {},
  logEntries: [],
  live: {
    proxies: 1,
    cdn: true,
    cached: {},
    droppedHeaders: [],
    content: {},
    contentCacheControl: 'public, max-age=0, s-maxage=60',
    broken: {},
  },
})

export function nextNumber(state: GoogleState): number {
  state.counter += 1
  return state.counter
}

export const etagOf = (state: GoogleState) => Buffer.from(`etag-${nextNumber(state)}`).toString('base64')

export const now = () => new Date().toISOString()

/** A project by its id or its number. */
export const findProject = (state: GoogleState, idOrNumber: string): Project | undefined =>
  state.projects[idOrNumber] ?? Object.values(state.projects).find(({ projectNumber }) => projectNumber === idOrNumber)
