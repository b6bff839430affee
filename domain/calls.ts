import * as v from 'valibot'
import { FileSummary, FilmSummary } from './content/media/fileSummary.ts'
import type { PublicContent } from './content/publicContent.ts'
import { TranslationAnswer, TranslationRequest } from './content/translation/translationService.ts'
import { languageCodes } from './languages.ts'
import { ContactSubmission } from './messages/contact.ts'
import { failures } from './messages/notices/delivery.ts'
import { PushDeviceForm } from './messages/notices/pushDevice.ts'
import { Account, AccountDevice } from './people/account.ts'
import {
  NewPasskey,
  PasskeyCreation,
  PasskeyName,
  PasskeyProof,
  PasskeyRequest,
  SignInWays,
} from './people/passkeys.ts'
import { Erased, PersonalData, PersonForm } from './people/personalData.ts'
import { RateLimitResult } from './people/rateLimit.ts'
import { RecoveryForm } from './people/recoveryCodes.ts'
import { CreateAdminForm, InviteForm, NameForm, NewPassword } from './people/user.ts'
import { PreviewLink, PreviewToken } from './previews/previewLink.ts'
import { emailFrom, isEmail } from './values/email.ts'

/** A callable function: its name and the shapes of its request and response. */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  name: string
  request: Request
  response: Response
}

const call = <Request extends v.GenericSchema, Response extends v.GenericSchema>(
  name: string,
  request: Request,
  response: Response,
): Call<Request, Response> => ({ name, request, response })

/** An e-mail address that wants to sign in, with the token of a known device if there is one. */
const Identifier = v.strictObject({
  // Unknown identifiers are rejected, so they cannot fill the counters.
  p_identifier: v.pipe(v.string(), v.transform(emailFrom), v.maxLength(255), v.check(isEmail)),
  p_device: v.optional(v.pipe(v.string(), v.maxLength(1024))),
})

/** An id that can name a document. */
const Id = v.pipe(v.string(), v.maxLength(128), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/))
const OneAccount = v.strictObject({ user_id: Id })
const Nothing = v.strictObject({})
const OneDevice = v.strictObject({ endpoint: PushDeviceForm.entries.endpoint })
const TestResult = v.object({ reason: v.picklist(['', ...failures]) })
/** The name of a passkey's document. */
const PasskeyId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Done = v.object({ done: v.boolean() })
/** All sessions are ended; the caller continues with `token`. */
const GoOn = v.object({ token: v.string() })

/** Every callable, declared once for the page, the functions and the tests. */
export const calls = {
  submitContact: call('submitContact', ContactSubmission, v.object({ id: v.string() })),
  checkRateLimit: call('checkRateLimit', Identifier, RateLimitResult),
  /**
   * Names the problem of a password that is about to be set with a mailed code, as a key of validationTexts; '' if
   * there is none.
   */
  judgePassword: call(
    'judgePassword',
    v.strictObject({ ...NewPassword.entries, email: v.pipe(v.string(), v.maxLength(255)) }),
    v.object({ unfit: v.string() }),
  ),
  /** `doubts`: the account has passkeys that its owner should confirm (`isDoubted`). */
  resetRateLimit: call(
    'resetRateLimit',
    Identifier,
    v.object({ reset: v.boolean(), device: v.string(), doubts: v.optional(v.boolean(), false) }),
  ),
  readPersonalData: call('readPersonalData', PersonForm, PersonalData),
  erasePersonalData: call('erasePersonalData', PersonForm, Erased),
  createAdminUser: call('createAdminUser', CreateAdminForm, v.object({ user_id: v.string() })),
  signInWays: call('signInWays', Nothing, SignInWays),
  newPasskeyOptions: call('newPasskeyOptions', Nothing, PasskeyCreation),
  addPasskey: call(
    'addPasskey',
    v.strictObject({ name: PasskeyName, passkey: NewPasskey }),
    v.object({ id: v.string() }),
  ),
  renamePasskey: call('renamePasskey', v.strictObject({ id: PasskeyId, name: PasskeyName }), v.object({})),
  removePasskey: call('removePasskey', v.strictObject({ id: PasskeyId }), v.object({})),
  /** Confirms that a passkey is the caller's own. */
  keepPasskey: call('keepPasskey', v.strictObject({ id: PasskeyId }), v.object({})),
  /** Turning password sign-in off returns new recovery codes, which are never shown again. */
  setPasswordSignIn: call(
    'setPasswordSignIn',
    v.strictObject({ is_on: v.boolean() }),
    v.object({ codes: v.array(v.string()) }),
  ),
  passkeySignInOptions: call('passkeySignInOptions', Nothing, PasskeyRequest),
  passkeySignIn: call(
    'passkeySignIn',
    v.strictObject({ proof: PasskeyProof, p_device: Identifier.entries.p_device }),
    v.object({ token: v.string(), user_id: v.string() }),
  ),
  /** `token` is null if e-mail address and code do not belong together. */
  recoverWithCode: call(
    'recoverWithCode',
    v.strictObject({ ...Identifier.entries, code: RecoveryForm.entries.code }),
    v.object({ ...RateLimitResult.entries, token: v.nullable(v.string()) }),
  ),
  /** Nobody knows the new account's password; its holder sets one by a link that Auth mails to them alone. */
  inviteAdmin: call('inviteAdmin', InviteForm, v.object({ user_id: v.string() })),
  translateTexts: call('translateTexts', TranslationRequest, TranslationAnswer),
  changeName: call('changeName', NameForm, Done),
  changePassword: call('changePassword', NewPassword, GoOn),
  ownDevices: call('ownDevices', Nothing, v.object({ devices: v.array(AccountDevice) })),
  endDevice: call('endDevice', v.strictObject({ id: Id }), GoOn),
  endSessions: call('endSessions', Nothing, Done),
  /** Ends only the caller's session. */
  signOut: call('signOut', Nothing, Done),
  listAccounts: call('listAccounts', Nothing, v.object({ accounts: v.array(Account) })),
  disableAccount: call('disableAccount', OneAccount, Done),
  enableAccount: call('enableAccount', OneAccount, Done),
  deleteAccount: call('deleteAccount', OneAccount, Done),
  listPictures: call(
    'listPictures',
    Nothing,
    v.object({ pictures: v.array(FileSummary), films: v.array(FilmSummary) }),
  ),
  createPreviewLink: call('createPreviewLink', Nothing, PreviewLink),
  listPreviewLinks: call('listPreviewLinks', Nothing, v.object({ links: v.array(PreviewLink) })),
  revokePreviewLink: call('revokePreviewLink', v.strictObject({ id: Id }), Done),
  /** Publishes the stored content now, in place of an earlier release if one is live. */
  publishNow: call('publishNow', Nothing, Done),
  /** Makes an earlier release live again. Rejects with `not-found` if the site cannot be set back to it. */
  goBackToRelease: call('goBackToRelease', v.strictObject({ id: Id }), Done),
  /** The public key with which a browser asks its push service for an address; '' if the server has none. */
  noticeKey: call('noticeKey', Nothing, v.object({ key: v.string() })),
  /** Turns notifications on for the caller's device and session, or stores what has changed. */
  enableNotices: call('enableNotices', PushDeviceForm, Done),
  disableNotices: call('disableNotices', OneDevice, Done),
  /** Sends a test to the caller's device, or to the stored address. `reason` is '' if the channel took it. */
  testPush: call('testPush', OneDevice, TestResult),
  testMail: call('testMail', Nothing, TestResult),
  /** For anyone with a preview link. `is_visit` is true until this tab has had an answer. */
  readPreview: call(
    'readPreview',
    v.strictObject({ token: PreviewToken, language: v.picklist(languageCodes), is_visit: v.boolean() }),
    v.object({ content: v.custom<PublicContent>((sent) => typeof sent === 'object'), ends_at: v.number() }),
  ),
}
