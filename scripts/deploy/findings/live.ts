import { type Entry, pageOf } from './entry.ts'

const logs = pageOf('cloud', 'logs/query')

const scheduleMeaning =
  'Disabled accounts keep read access for up to an hour, or planned days and failed publications wait for the next edit.'
const services = pageOf('cloud', 'run')
/** The fix for a fault that only the live project has, not this version. */
const again = 'npm run deploy -- --again'

/** Possible problems of what is deployed, and of its answers. */
export const liveFindings = {
  'function-missing': {
    severity: 'error',
    what: 'These functions are not deployed: {functions}.',
    meaning: 'Everything that calls them fails.',
  },
  'function-broken': {
    severity: 'error',
    what: 'These functions do not run: {functions}.',
    meaning: 'Everything that calls them fails.',
    byHand: `Read why at ${logs}.`,
  },
  'function-outdated': {
    severity: 'warning',
    what: 'These functions are not those of this version: {functions}.',
    meaning: 'Fixes are not live, and pages and functions may not fit each other.',
  },
  'function-secret': {
    severity: 'warning',
    what: 'These functions still use an older value of a secret: {functions}.',
    meaning: 'The new value has no effect in them.',
  },
  'function-account': {
    severity: 'error',
    what: 'These functions run as the wrong account: {functions}.',
    meaning: 'They fail, or may do more than they should.',
  },
  'function-runtime': {
    severity: 'warning',
    what: 'These functions run on another Node than {runtime}: {functions}.',
    meaning: 'They stop working when Google ends that version, and miss its security fixes.',
  },
  'function-extra': {
    severity: 'warning',
    what: 'These functions belong to no part of this version: {functions}.',
    meaning: 'Old code still runs and can be called.',
    fix: 'npm run deploy -- --remove-old',
    byHand: `Delete them at ${pageOf('firebase', 'functions')}.`,
  },
  'visitors-refused': {
    severity: 'error',
    what: 'Google refuses visitors before they reach {functions}.',
    meaning: 'Visitors cannot send enquiries, or nobody can sign in.',
    byHand: `Open each service at ${services}, then "Security", and choose "Allow public access".`,
  },
  'trigger-missing': {
    severity: 'error',
    what: 'Nothing calls {functions} when documents change.',
    meaning: 'Changes are missing from the log, or enquiries send no mail.',
  },
  'trigger-refused': {
    severity: 'error',
    what: 'Eventarc may not call {functions}.',
    meaning: 'Changes are missing from the log, or enquiries send no mail.',
    byHand: `Tick the services at ${services}, open "Permissions", and give {account} the role "Cloud Run Invoker".`,
  },
  'trigger-failing': {
    severity: 'error',
    what: '{functions} failed {count} times in the last day.',
    meaning: 'Changes are missing from the log, or enquiries send no mail.',
    fix: `Read why at ${logs}.`,
  },
  'scheduler-missing': {
    severity: 'error',
    what: 'Nothing runs {functions} on schedule.',
    meaning: scheduleMeaning,
  },
  'scheduler-paused': {
    severity: 'error',
    what: 'The schedule of {functions} is paused.',
    meaning: scheduleMeaning,
    fix: `Tick its job at ${pageOf('cloud', 'cloudscheduler')} and click "Resume".`,
  },
  'scheduler-failing': {
    severity: 'error',
    what: 'The last scheduled run of {functions} failed.',
    meaning: scheduleMeaning,
    fix: `Read why at ${logs}.`,
  },
  'scheduler-idle': {
    severity: 'warning',
    what: 'No scheduled run of {functions} has happened in the last ten minutes.',
    meaning: scheduleMeaning,
    fix: `Wait two minutes after a deployment, then run \`npm run doctor\` again. If nothing has run, read why at ${logs}.`,
  },
  'gate-unwired': {
    severity: 'error',
    what: 'Authentication does not ask {functions}.',
    meaning: 'The limit on sign-in attempts and the rule for passkeys do not hold.',
  },
  'gate-audience': {
    severity: 'error',
    what: 'Authentication asks {functions} at an address whose tokens they refuse.',
    meaning: 'Every sign-in is refused.',
  },
  'gate-silent': {
    severity: 'error',
    what: '{functions} answered {status}.',
    meaning: 'Every sign-in is refused.',
    fix: `Read why at ${logs}.`,
  },
  'site-outdated': {
    severity: 'warning',
    what: 'The live site is not this version.',
    meaning: 'Visitors see an older version.',
  },
  'pages-unpublished': {
    severity: 'warning',
    what: 'The pages could not be published {tries} times in a row ({reason}).',
    meaning: 'Search engines and visitors without JavaScript see older content.',
    fix: `Read why at ${logs}.`,
  },
  'releases-unlimited': {
    severity: 'warning',
    what: 'Hosting keeps every release of the site for ever.',
    meaning: 'Storage grows with each deployment, and in time costs money.',
    byHand: `Set how many releases to keep under "Release storage settings" at ${pageOf('firebase', 'hosting')}.`,
  },
  'site-unreachable': {
    severity: 'error',
    what: '{url} answered {status}.',
    meaning: 'Visitors see an error instead of the studio.',
    fix: again,
    byHand: `Roll back to an earlier release at ${pageOf('firebase', 'hosting')}.`,
  },
  'content-unreachable': {
    severity: 'error',
    what: '{url} answered {status}.',
    meaning: 'Visitors see pages without projects, prices and texts, or with old ones.',
    fix: `Read why at ${logs}.`,
  },
  'content-private': {
    severity: 'warning',
    what: 'The CDN may not cache the answers of {url}: their `cache-control` is {found}.',
    meaning: 'Every visit reads the database: slower for visitors, and more expensive.',
    fix: again,
  },
  'content-uncached': {
    severity: 'warning',
    what: 'The CDN does not cache the answers of {url}, although it may.',
    meaning: 'Every visit reads the database: slower for visitors, and more expensive.',
    fix: 'Wait a minute, then run `npm run doctor` again. If it stays so, ask https://firebase.google.com/support.',
  },
  'headers-missing': {
    severity: 'error',
    what: '{url} comes without the expected headers: {headers}.',
    meaning: 'Browsers do not protect visitors and admins against injected code as they should.',
    fix: again,
  },
  'proxies-wrong': {
    severity: 'error',
    what: 'TRUSTED_PROXIES is {set}, but {found} proxies stand between visitors and the functions.',
    meaning: 'Bots can evade the limits on attempts, or all visitors share one limit.',
    fix: 'Set TRUSTED_PROXIES={found} in functions/.env.{project} and run `npm run deploy`.',
  },
  'domain-missing': {
    severity: 'error',
    what: '{domain} is not connected to the site.',
    meaning: 'Visitors do not find the studio at its own address.',
    fix: 'npm run deploy -- --domain {domain}',
  },
  'domain-pending': {
    severity: 'warning',
    what: '{domain} is not ready. {records}',
    meaning: 'Visitors do not find the studio at its own address yet, or see a certificate warning.',
    fix: "Set these records at the domain's registrar. Once `npm run doctor` finds the domain ready, run `npm run deploy`.",
  },
  'domain-unused': {
    severity: 'warning',
    what: '{domain} is connected, but pages and mails still name another address.',
    meaning: 'Links and search engines lead to the old address.',
  },
} satisfies Record<string, Entry>
