import * as v from 'valibot'
import { requiredName } from '../content/fields/checks.ts'
import { messageKey } from '../content/fields/validationTexts.ts'

/** Maximum passkeys per account, length of a name, and time to answer a challenge in ms. */
export const passkeyLimits = { perAccount: 10, name: 60, challengeMs: 5 * 60_000 } as const

/** Returns whether pages of this host can use passkeys: browsers bind them to a domain name, never to an IP address. */
export const canHavePasskeys = (hostname: string) => hostname === 'localhost' || /\.[a-z][a-z0-9-]*$/i.test(hostname)

/** Bytes in the encoding that browsers and the server use in JSON. */
const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max))

/** Transports of a passkey (`usb`, `internal`, …). The list is open because browsers add new ones. */
const Transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))

/** A passkey's name, chosen by its owner. */
export const PasskeyName = requiredName(passkeyLimits.name, messageKey('fieldsMissing'))
export const PasskeyForm = v.object({ name: PasskeyName })
export type PasskeyForm = v.InferOutput<typeof PasskeyForm>

/** A stored passkey, in a document named by the hash of `credential_id`; times in milliseconds since 1970. */
export const StoredPasskey = v.object({
  user_id: v.string(),
  credential_id: v.string(),
  public_key: v.string(),
  /** The authenticator's counter of uses; always 0 for synced passkeys. */
  counter: v.number(),
  transports: v.array(v.string()),
  /** The host that the passkey belongs to: browsers offer it nowhere else. */
  host: v.string(),
  name: v.string(),
  created_at: v.number(),
  last_used_at: v.nullable(v.number()),
  /** When the owner last confirmed the passkey after a password reset by mail. */
  kept_at: v.optional(v.number()),
})
export type StoredPasskey = v.InferOutput<typeof StoredPasskey>

/** Tolerance in ms, because Auth dates a reset to the second. */
const secondMs = 1000

/**
 * Returns whether a passkey may be an intruder's: the password was reset by mail at `reset_at` (ms since 1970), and the
 * owner has not confirmed the passkey since.
 */
export const isDoubted = (
  { created_at, kept_at = 0 }: Pick<StoredPasskey, 'created_at' | 'kept_at'>,
  reset_at: number,
) => Math.max(created_at, kept_at) < reset_at + secondMs

/**
 * An account whose password is switched off. `codes` are the hashes of its unused recovery codes, made with `salt`,
 * which codes from before December 2026 lack.
 */
export const PasswordlessAccount = v.object({
  user_id: v.string(),
  codes: v.array(v.string()),
  salt: v.optional(v.string(), ''),
  since: v.number(),
})
export type PasswordlessAccount = v.InferOutput<typeof PasswordlessAccount>

/** A passkey as its owner sees it. */
export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  host: v.string(),
  created_at: v.number(),
  last_used_at: v.nullable(v.number()),
  is_doubted: v.optional(v.boolean(), false),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** The sign-in methods of the current account. */
export const SignInWays = v.object({
  passkeys: v.array(Passkey),
  is_password_on: v.boolean(),
  codes_left: v.number(),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

const credential = { id: base64url(1400), rawId: base64url(1400), type: v.literal('public-key') }
const Extensions = v.optional(v.looseObject({}), {})

/** The browser's data of a new passkey (WebAuthn's RegistrationResponseJSON); the rest is dropped. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(2048),
    attestationObject: base64url(4096),
    transports: v.optional(Transports),
  }),
  clientExtensionResults: Extensions,
})

/** A passkey's answer for signing in (WebAuthn's AuthenticationResponseJSON); the rest is dropped. */
export const PasskeyProof = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(2048),
    authenticatorData: base64url(2048),
    signature: base64url(1024),
    userHandle: base64url(100),
  }),
  clientExtensionResults: Extensions,
})
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>

const Known = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(v.array(v.string())) })
const Demanded = v.literal('required')

/** The browser's input for creating a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(Known),
  authenticatorSelection: v.object({
    residentKey: Demanded,
    requireResidentKey: v.boolean(),
    userVerification: Demanded,
  }),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

/** The browser's input for choosing a passkey (WebAuthn's PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: Demanded,
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>
