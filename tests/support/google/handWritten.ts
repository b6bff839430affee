/**
 * Types of Google's APIs that no small package publishes (firebasehosting and billingbudgets exist only in the 213 MB
 * of `googleapis`). Each has the fields that the deployment and the doctor use, as in Google's reference.
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
    directVpcNetworkInterface?: object
    directVpcEgress?: string
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
