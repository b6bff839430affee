/**
 * Types of Google's APIs that no small package publishes (firebasehosting and billingbudgets exist only inside the
 * 213 MB of `googleapis`). Each has the fields that the deployment and the doctor read or write, as in Google's reference.
 */

/** cloudfunctions v2: projects.locations.functions. */
export interface CloudFunction {
  name: string
  description?: string
  buildConfig: {
    runtime: string
    entryPoint: string
    source?: object
    build?: string
    sourceToken?: string
    dockerRepository?: string
    environmentVariables?: Record<string, string>
    serviceAccount?: string
    automaticUpdatePolicy?: object
    onDeployUpdatePolicy?: object
  }
  serviceConfig: {
    service?: string
    uri?: string
    timeoutSeconds?: number
    availableMemory?: string
    availableCpu?: string
    environmentVariables?: Record<string, string>
    secretEnvironmentVariables?: { key: string; projectId: string; secret: string; version?: string }[]
    maxInstanceCount?: number
    minInstanceCount?: number
    maxInstanceRequestConcurrency?: number
    vpcConnector?: string
    vpcConnectorEgressSettings?: string
    ingressSettings?: string
    serviceAccountEmail?: string
    allTrafficOnLatestRevision?: boolean
    revision?: string
  }
  eventTrigger?: {
    trigger?: string
    triggerRegion?: string
    eventType: string
    eventFilters?: { attribute: string; value: string; operator?: string }[]
    pubsubTopic?: string
    serviceAccountEmail?: string
    retryPolicy?: string
    channel?: string
    service?: string
  }
  state: 'ACTIVE' | 'FAILED' | 'DEPLOYING' | 'DELETING' | 'UNKNOWN'
  stateMessages?: { severity: string; type: string; message: string }[]
  updateTime?: string
  createTime?: string
  labels?: Record<string, string>
  environment: 'GEN_2'
  url?: string
}

/** eventarc v1: projects.locations.triggers. */
export interface Trigger {
  name: string
  eventFilters: { attribute: string; value: string; operator?: string }[]
  serviceAccount?: string
  destination?: { cloudRun?: { service: string; region: string }; cloudFunction?: string }
  conditions?: Record<string, { code: string; message: string }>
}

/** cloudscheduler v1: projects.locations.jobs. */
export interface Job {
  name: string
  schedule: string
  timeZone?: string
  httpTarget?: {
    uri: string
    httpMethod: string
    headers?: Record<string, string>
    oidcToken?: { serviceAccountEmail: string; audience?: string }
  }
  retryConfig?: object
  attemptDeadline?: string
  state: 'ENABLED' | 'PAUSED' | 'DISABLED'
  /** The last attempt; a code other than 0 has failed. */
  status?: { code?: number; message?: string }
  lastAttemptTime?: string
  scheduleTime?: string
  userUpdateTime?: string
}

/** artifactregistry v1: projects.locations.repositories. */
export interface Repository {
  name: string
  format: string
  cleanupPolicies?: Record<string, object>
  cleanupPolicyDryRun?: boolean
  labels?: Record<string, string>
}

/** firebaserules v1. */
export interface Ruleset {
  name: string
  createTime: string
  source: { files: { name: string; content: string; fingerprint?: string }[] }
}
export interface Release {
  name: string
  rulesetName: string
  createTime: string
  updateTime: string
}

/** firebasehosting v1beta1: sites with their versions, channels, releases and domains. */
export interface HostingVersion {
  name: string
  status: 'CREATED' | 'FINALIZED' | 'DELETED' | 'ABANDONED' | 'EXPIRED' | 'CLONING'
  config?: HostingConfig
  labels?: Record<string, string>
  createTime: string
  finalizeTime?: string
  fileCount?: string
  versionBytes?: string
  /** Hash by path; Google lists it at `…/files`. */
  files: Record<string, string>
}
export interface HostingConfig {
  headers?: { glob?: string; regex?: string; headers: Record<string, string> }[]
  redirects?: { glob?: string; regex?: string; statusCode: number; location: string }[]
  rewrites?: {
    glob?: string
    regex?: string
    path?: string
    function?: string
    functionRegion?: string
    run?: { serviceId: string; region?: string; tag?: string }
    dynamicLinks?: boolean
  }[]
  cleanUrls?: boolean
  trailingSlashBehavior?: string
  appAssociation?: string
  i18n?: { root: string }
}
export interface HostingRelease {
  name: string
  version: { name: string; status: string; config?: HostingConfig; createTime?: string }
  type: 'DEPLOY' | 'ROLLBACK' | 'SITE_DISABLE'
  releaseTime: string
  message?: string
}
export interface Channel {
  name: string
  url: string
  retainedReleaseCount?: number
  ttl?: string
  expireTime?: string
  labels?: Record<string, string>
  createTime: string
  updateTime: string
  /** Newest first. */
  releases: HostingRelease[]
}
export interface CustomDomain {
  name: string
  hostState: string
  ownershipState: string
  redirectTarget?: string
  certPreference?: string
  cert?: { type: string; state: string }
  requiredDnsUpdates?: {
    checkTime: string
    desired: {
      domainName: string
      records: { domainName: string; type: string; rdata: string; requiredAction: string }[]
    }[]
  }
}
export interface Site {
  name: string
  defaultUrl: string
  appId?: string
  type: 'DEFAULT_SITE' | 'USER_SITE'
  labels?: Record<string, string>
  versions: Record<string, HostingVersion>
  channels: Record<string, Channel>
  customDomains: Record<string, CustomDomain>
}

/** billingbudgets v1: billingAccounts.budgets. */
export interface Budget {
  name: string
  displayName: string
  budgetFilter?: { projects?: string[]; calendarPeriod?: string; creditTypesTreatment?: string }
  amount: { specifiedAmount?: { currencyCode?: string; units?: string; nanos?: number }; lastPeriodAmount?: object }
  thresholdRules?: { thresholdPercent: number; spendBasis?: string }[]
  notificationsRule?: {
    pubsubTopic?: string
    schemaVersion?: string
    monitoringNotificationChannels?: string[]
    disableDefaultIamRecipients?: boolean
    enableProjectLevelRecipients?: boolean
  }
  etag?: string
}
