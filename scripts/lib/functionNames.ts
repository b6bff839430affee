/**
 * What a deployment selects with `--only functions:<name>`. `direct` answers requests, gates or a schedule; `triggers`
 * are groups of Firestore triggers, which a new project can make only once Eventarc's agent has its rights.
 */
export const functionNames = {
  direct: [
    ...['visitors', 'admins', 'translate', 'content', 'media', 'policyReport'],
    ...['beforeSignIn', 'beforeRegistration', 'closeShutAccounts'],
  ],
  triggers: ['written'],
} as const
