/**
 * The functions, as a deployment selects them with `--only functions:<name>`. `direct` are called by requests, sign-ins
 * or a schedule. `triggers` are groups of Firestore triggers; a new project can create them only after Eventarc's
 * service agent has its permissions.
 */
export const functionNames = {
  direct: [
    ...['visitors', 'admins', 'translate', 'content', 'media', 'policyReport'],
    ...['beforeSignIn', 'beforeRegistration', 'closeShutAccounts'],
  ],
  triggers: ['written'],
} as const
