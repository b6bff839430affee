import type { Site } from '../hostingTypes.ts'
import type { Project } from '../state.ts'
import { deploys, type Fault, functionOf, hoursAgo, memberOf, only, revokeFrom, serviceOf } from './fault.ts'

/** Returns the live version. */
function liveVersion({ sites }: Project) {
  const site: Site = only(sites)
  const [release] = site.channels.live?.releases ?? []
  return only(site.versions, release?.version.name.split('/').at(-1))
}

/** Possible problems of what is deployed, and of its answers. */
export const liveFaults: readonly Fault[] = [
  {
    name: 'a function does not run',
    code: 'function-broken',
    also: ['gate-silent'],
    fix: deploys,
    redeploys: 'functions:beforeSignIn',
    mutate: (project) => {
      functionOf(project, 'gate').state = 'FAILED'
    },
  },
  {
    name: 'a function is missing',
    code: 'function-missing',
    also: ['content-unreachable'],
    fix: deploys,
    redeploys: 'functions',
    mutate: (project) => {
      delete project.functions[functionOf(project, 'visitors').name]
    },
  },
  {
    name: 'a function runs on another Node',
    code: 'function-runtime',
    fix: deploys,
    redeploys: 'functions',
    mutate: (project) => {
      functionOf(project, 'visitors').buildConfig.runtime = 'nodejs20'
    },
  },
  {
    name: 'a function runs as another account',
    code: 'function-account',
    fix: deploys,
    redeploys: 'functions',
    mutate: (project) => {
      const account = `${project.projectNumber}-compute@developer.gserviceaccount.com`
      functionOf(project, 'visitors').serviceConfig.serviceAccountEmail = account
    },
  },
  {
    name: 'functions are of another version',
    code: 'function-outdated',
    fix: deploys,
    redeploys: 'functions',
    mutate: (project) => {
      functionOf(project, 'visitors').serviceConfig.environmentVariables = { STUDIO_BUILD: '0000000000000000' }
    },
  },
  {
    name: 'the pages cannot be published',
    code: 'pages-unpublished',
    fix: 'Read why at https://console.cloud.google.com/logs/query?project=studio-under-test.',
    mutate: ({ documents, projectId }) => {
      const name = `projects/${projectId}/databases/(default)/documents/publishing/state`
      const fields = { tries: { integerValue: '7' }, failure: { stringValue: 'refused' } }
      documents['publishing/state'] = { name, fields, createTime: hoursAgo(2), updateTime: hoursAgo(1) }
    },
  },
  {
    name: 'a function of the first generation is left over',
    code: 'function-extra',
    fix: 'npm run deploy -- --remove-old',
    redeploys: 'functions:delete accountGone',
    mutate: ({ projectId, oldFunctions }) => {
      const name = `projects/${projectId}/locations/us-central1/functions/accountGone`
      const labels = { 'deployment-tool': 'cli-firebase' }
      oldFunctions[name] = {
        name,
        status: 'ACTIVE',
        runtime: 'nodejs22',
        entryPoint: 'accountGone',
        labels,
        httpsTrigger: {},
      }
    },
  },
  {
    name: 'visitors may not call a function',
    code: 'visitors-refused',
    also: ['content-unreachable'],
    fix: deploys,
    mutate: (project) => {
      serviceOf(project, 'visitors').policy.bindings = []
    },
  },
  {
    name: 'Eventarc may not call a function',
    code: 'trigger-refused',
    fix: deploys,
    mutate: (project) =>
      revokeFrom(serviceOf(project, 'trigger').policy, 'roles/run.invoker', memberOf(project, 'studio-public')),
  },
  {
    name: 'a trigger is gone',
    code: 'trigger-missing',
    fix: deploys,
    redeploys: 'functions:delete',
    mutate: (project) => {
      delete project.triggers[functionOf(project, 'trigger').eventTrigger?.trigger ?? '']
    },
  },
  {
    name: 'a trigger ends in errors',
    code: 'trigger-failing',
    fix: 'Read why at https://console.cloud.google.com/logs/query?project=studio-under-test.',
    mutate: (project) => {
      const service_name = functionOf(project, 'trigger').serviceConfig.service?.split('/').at(-1) ?? ''
      const entry = {
        timestamp: hoursAgo(2),
        severity: 'ERROR',
        resource: { type: 'cloud_run_revision', labels: { service_name } },
        httpRequest: { status: 500 },
      }
      project.logEntries.push(entry, { ...entry, timestamp: hoursAgo(1) })
    },
  },
  {
    name: 'the schedule is missing',
    code: 'scheduler-missing',
    fix: deploys,
    redeploys: 'functions:closeShutAccounts',
    mutate: (project) => {
      project.jobs = {}
    },
  },
  {
    name: 'the schedule is paused',
    code: 'scheduler-paused',
    fix: 'Tick its job at https://console.cloud.google.com/cloudscheduler?project=studio-under-test and click "Resume".',
    mutate: ({ jobs }) => {
      only(jobs, 'closeShutAccounts').state = 'PAUSED'
    },
  },
  {
    name: 'the last scheduled run failed',
    code: 'scheduler-failing',
    fix: 'Read why at https://console.cloud.google.com/logs/query?project=studio-under-test.',
    mutate: ({ jobs }) => {
      only(jobs, 'closeShutAccounts').status = { code: 7, message: 'PERMISSION_DENIED' }
    },
  },
  {
    name: 'nothing has run for an hour',
    code: 'scheduler-idle',
    fix: 'Wait two minutes after a deployment, then run `npm run doctor` again. If nothing has run, read why at https://console.cloud.google.com/logs/query?project=studio-under-test.',
    mutate: ({ jobs }) => {
      only(jobs, 'closeShutAccounts').lastAttemptTime = hoursAgo(1)
    },
  },
  {
    name: 'the CDN keeps nothing',
    code: 'content-uncached',
    fix: 'Wait a minute, then run `npm run doctor` again. If it stays so, ask https://firebase.google.com/support.',
    mutate: ({ live }) => {
      live.cdn = false
    },
  },
  {
    name: 'the content says that nobody may keep it',
    code: 'content-private',
    fix: 'npm run deploy -- --again',
    redeploys: 'hosting',
    mutate: ({ live }) => {
      live.contentCacheControl = 'private'
    },
  },
  {
    name: 'the content ends in an error',
    code: 'content-unreachable',
    fix: 'Read why at https://console.cloud.google.com/logs/query?project=studio-under-test.',
    mutate: ({ live }) => {
      live.broken['/api/content/es'] = 500
    },
  },
  {
    name: 'another number of proxies stands before the functions',
    code: 'proxies-wrong',
    fix: 'Set TRUSTED_PROXIES=2 in functions/.env.studio-under-test and run `npm run deploy`.',
    mutate: ({ live }) => {
      live.proxies = 2
    },
  },
  {
    name: 'the pages come without a protective header',
    code: 'headers-missing',
    fix: 'npm run deploy -- --again',
    redeploys: 'hosting',
    mutate: ({ live }) => {
      live.droppedHeaders = ['content-security-policy']
    },
  },
  {
    name: "the live site's Content-Security-Policy is older than the source",
    code: 'headers-missing',
    fix: 'npm run deploy -- --again',
    redeploys: 'hosting',
    mutate: (project) => {
      for (const { headers } of liveVersion(project).config?.headers ?? []) {
        if (headers['Content-Security-Policy']) headers['Content-Security-Policy'] = "default-src 'self'"
      }
    },
  },
  {
    name: 'the live site is another version',
    code: 'site-outdated',
    fix: deploys,
    redeploys: 'hosting',
    mutate: ({ sites }) => {
      const [release] = only(sites).channels.live?.releases ?? []
      if (release) release.message = 'build 0000000000000000 content none'
    },
  },
  {
    name: 'a domain waits for its certificate',
    code: 'domain-pending',
    fix: "Set these records at the domain's registrar. Once `npm run doctor` finds the domain ready, run `npm run deploy`.",
    mutate: ({ sites, projectId }) => {
      only(sites).customDomains['montaje.example'] = {
        name: `projects/${projectId}/sites/${projectId}/customDomains/montaje.example`,
        hostState: 'HOST_ACTIVE',
        ownershipState: 'OWNERSHIP_ACTIVE',
        cert: { type: 'GROUPED', state: 'CERT_PREPARING' },
      }
    },
  },
]
