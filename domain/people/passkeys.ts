import * as v from 'valibot'
import { requiredName } from '../content/fields/checks.ts'
import { messageKey } from '../content/fields/validationTexts.ts'

/** How much of it there may be, and how long a challenge may be answered. */
export const passkeyLimits = { perAccount: 10, name: 60, challengeMs: 5 * 60_000 } as const

/** Whether a page at this host can have passkeys: browsers tie them to a name, never to an IP address. */
export const canHavePasskeys = (hostname: string) => hostname === 'localhost' || /\.[a-z][a-z0-9-]*$/i.test(hostname)

/** Bytes as browsers and the server write them in JSON. */
const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max))

/** How a passkey is reached (`usb`, `internal`, …); browsers know new ways before we do. */
const Transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))

/** What an account's owner calls a passkey. */
export const PasskeyName = requiredName(passkeyLimits.name, messageKey('fieldsMissing'))
/** The form that names a passkey. */
export const PasskeyForm = v.object({ name: PasskeyName })
export type PasskeyForm = v.InferOutput<typeof PasskeyForm>

/** A stored passkey, in a document that is named by the hash of `credential_id`; times in milliseconds since 1970. */
export const StoredPasskey = v.object({
  user_id: v.string(),
  credential_id: v.string(),
  public_key: v.string(),
  /** How often it has been used, as it says itself; those that are kept in several places say 0 for ever. */
  counter: v.number(),
  transports: v.array(v.string()),
  /** The site's name that it belongs to: browsers offer it nowhere else. */
  host: v.string(),
  name: v.string(),
  created_at: v.number(),
  last_used_at: v.nullable(v.number()),
})
export type StoredPasskey = v.InferOutput<typeof StoredPasskey>

/**
 * An account whose password opens nothing; `codes` are the hashes of the recovery codes that are left, made with `salt`.
 * Codes of before December 2026 have none.
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
})
export type Passkey = v.InferOutput<typeof Passkey>

/** How the own account signs in. */
export const SignInWays = v.object({
  passkeys: v.array(Passkey),
  is_password_on: v.boolean(),
  codes_left: v.number(),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

const credential = { id: base64url(1400), rawId: base64url(1400), type: v.literal('public-key') }
const Extensions = v.optional(v.looseObject({}), {})

/** What the browser says of a passkey that it has just made (WebAuthn's RegistrationResponseJSON); the rest is dropped. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(2048),
    attestationObject: base64url(4096),
    transports: v.optional(Transports),
  }),
  clientExtensionResults: Extensions,
})

/** What a passkey says to sign its owner in (WebAuthn's AuthenticationResponseJSON); the rest is dropped. */
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

/** What the browser needs to make a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
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

/** What the browser needs to let somebody choose a passkey (WebAuthn's PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: Demanded,
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>
