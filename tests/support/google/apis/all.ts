import type { Route } from '../router.ts'
import { appCheck } from './appCheck.ts'
import { billing, budgets } from './billing.ts'
import { documents } from './documents.ts'
import { firebase } from './firebase.ts'
import { firestore } from './firestore.ts'
import { firestoreIndexes } from './firestoreIndexes.ts'
import { firstGeneration } from './firstGeneration.ts'
import { functions } from './functions.ts'
import { hosting } from './hosting.ts'
import { hostingDomains } from './hostingDomains.ts'
import { hostingVersions } from './hostingVersions.ts'
import { iam } from './iam.ts'
import { identityConfig } from './identity.ts'
import { identityAccounts } from './identityAccounts.ts'
import { observing } from './observing.ts'
import { resourceManager } from './resourceManager.ts'
import { rules } from './rules.ts'
import { run } from './run.ts'
import { artifacts, scheduler } from './scheduler.ts'
import { secrets } from './secrets.ts'
import { serviceUsage } from './serviceUsage.ts'
import { token } from './token.ts'

export const allRoutes: readonly Route[] = [
  ...appCheck,
  ...artifacts,
  ...billing,
  ...budgets,
  ...documents,
  ...firebase,
  ...firestore,
  ...firestoreIndexes,
  ...firstGeneration,
  ...functions,
  ...hosting,
  ...hostingDomains,
  ...hostingVersions,
  ...iam,
  ...identityAccounts,
  ...identityConfig,
  ...observing,
  ...resourceManager,
  ...rules,
  ...run,
  ...scheduler,
  ...secrets,
  ...serviceUsage,
  ...token,
]
