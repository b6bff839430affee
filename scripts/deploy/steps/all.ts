import type { Step } from '../deployment.ts'
import { triggersAccess, visitorsAccess } from './access.ts'
import { agents, roles, serviceAccounts, signing } from './accounts.ts'
import { admin } from './admin.ts'
import { apis } from './apis.ts'
import { appCheck } from './appCheck.ts'
import { authentication } from './authentication.ts'
import { billing } from './billing.ts'
import { budget } from './budget.ts'
import { database } from './database.ts'
import { domain } from './domain.ts'
import { functionsAndSite, oldFunctions, triggers } from './functions.ts'
import { gates } from './gates.ts'
import { backups, eventarc, triggerFailures } from './history.ts'
import { contentAnswers, gatesAnswer, pagesAnswer, proxies } from './live.ts'
import { orgPolicy } from './orgPolicy.ts'
import { project } from './project.ts'
import { publication } from './publication.ts'
import { releases } from './releases.ts'
import { rulesAndIndexes } from './rulesAndIndexes.ts'
import { schedule, scheduleRuns } from './schedule.ts'
import { oldSecrets, secretAccess, secrets } from './secrets.ts'
import { webApp } from './webApp.ts'

/** The steps of a deployment, each after those that it depends on. */
export const steps: readonly Step[] = [
  project,
  billing,
  apis,
  // Google takes minutes to create them, so they come long before the triggers that need them.
  agents,
  webApp,
  serviceAccounts,
  roles,
  signing,
  orgPolicy,
  domain,
  database,
  rulesAndIndexes,
  authentication,
  secrets,
  secretAccess,
  appCheck,
  admin,
  functionsAndSite,
  visitorsAccess,
  gates,
  schedule,
  // This step comes before the triggers, because it makes room for those that have to be recreated.
  eventarc,
  triggers,
  triggersAccess,
  oldFunctions,
  oldSecrets,
  releases,
  budget,
]

/** Checks of what only a live project shows. The doctor runs them; no deployment can change the result. */
export const liveSteps: readonly Step[] = [
  pagesAnswer,
  contentAnswers,
  publication,
  proxies,
  gatesAnswer,
  scheduleRuns,
  triggerFailures,
  backups,
]
