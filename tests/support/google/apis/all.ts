import type { Route } from '../router.ts'
import { billing, budgets } from './billing.ts'
import { firebase } from './firebase.ts'
import { firestore } from './firestore.ts'
import { iam } from './iam.ts'
import { identityConfig } from './identity.ts'
import { resourceManager } from './resourceManager.ts'
import { secrets } from './secrets.ts'
import { serviceUsage } from './serviceUsage.ts'
import { token } from './token.ts'

export const allRoutes: readonly Route[] = [
  ...billing,
  ...budgets,
  ...firebase,
  ...firestore,
  ...iam,
  ...identityConfig,
  ...resourceManager,
  ...secrets,
  ...serviceUsage,
  ...token,
]
