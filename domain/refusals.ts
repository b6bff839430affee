import * as v from 'valibot'

/**
 * The refusals that a client tells apart, each with its error code. The reason travels in the error's details. Clients
 * never compare messages, because the SDK rewords them.
 */
export const refusals = {
  /** Signing in again resolves this refusal. */
  'recent-sign-in-needed': 'failed-precondition',
  /** The request names the caller's own account. */
  'own-account': 'failed-precondition',
  /** The account has the maximum number of passkeys. */
  'too-many-passkeys': 'failed-precondition',
  /** Without this passkey nobody could sign in to the account. */
  'last-passkey': 'failed-precondition',
  /** Without a passkey the password is the only way to sign in. */
  'passkey-first': 'failed-precondition',
  /** The page's host is an IP address, which cannot have passkeys. */
  'no-passkeys-here': 'failed-precondition',
  /** There were so many enquiries that this one needs proof of work (domain/messages/proofOfWork.ts). */
  'work-needed': 'resource-exhausted',
  /** The password was reset by mail, and the owner has not confirmed this passkey with the new password. */
  'passkey-doubted': 'permission-denied',
  /** The gate has no ticket for this sign-in (functions/src/signIn/beforeSignIn.ts). */
  'sign-in-refused': 'permission-denied',
  /** The password was right, but the account signs in without one. */
  'password-is-off': 'permission-denied',
  /** Someone set the password within minutes after all sessions were ended (functions/src/signIn/knownDevices.ts). */
  'password-set-too-soon': 'permission-denied',
  /** The preview link is unknown, expired or revoked; the answer does not tell which. */
  'preview-ended': 'permission-denied',
} as const
export type RefusalReason = keyof typeof refusals

/** Details of a refusal: its reason, or the key of a validation text, and the field of the request that it is about. */
export const RefusalDetails = v.object({
  reason: v.optional(v.string(), ''),
  field: v.optional(v.string(), ''),
})
export type RefusalDetails = v.InferOutput<typeof RefusalDetails>

/** The gate's reasons for refusing a sign-in. */
const gateReasons = ['sign-in-refused', 'password-is-off', 'password-set-too-soon'] as const satisfies RefusalReason[]
export type GateReason = (typeof gateReasons)[number]

/**
 * Finds the gate's reason in an error of Auth's SDK; undefined for any other error, including a gate that failed. Auth
 * passes on neither code nor details of a blocking function: every answer is `auth/internal-error`, and only its message
 * quotes the answer. So this is the one place that has to look for a reason inside a text.
 */
export const gateReason = (code: string, message: string) =>
  code === 'auth/internal-error' ? gateReasons.find((reason) => message.includes(reason)) : undefined
