import { type CollectionName, collections } from '@studio/domain/collections'
import { forEachKind } from '@studio/domain/content/contentKinds'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { type CallableOptions, onCall, onRequest } from 'firebase-functions/https'
import { beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/identity'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineBoolean, defineInt, defineSecret, defineString, projectID } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { runWith } from 'firebase-functions/v1'
import { accountGoneHandler } from './accounts/accountGone.ts'
import { accountsHandlers } from './accounts/accounts.ts'
import { createAdminUserHandler } from './accounts/createAdminUser.ts'
import { inviteAdminHandler } from './accounts/inviteAdmin.ts'
import { judgePasswordHandler } from './accounts/judgePassword.ts'
import { closeShutAccounts as closeShutAccountsOf } from './accounts/liveAccount.ts'
import { ownAccountHandlers } from './accounts/ownAccount.ts'
import { auditTrigger, deletionTrigger } from './audit/auditTrail.ts'
import { deepl } from './content/deepl.ts'
import { mediaHandler } from './content/pictures.ts'
import { followPicture, listPicturesHandler, pictureUseTrigger } from './content/pictureUse.ts'
import { contentHandler } from './content/publicContent.ts'
import { translateTextsHandler } from './content/translateTexts.ts'
import { enquiryMailTrigger } from './enquiries/enquiryMail.ts'
import { erasePersonalDataHandler, readPersonalDataHandler } from './enquiries/personalData.ts'
import { retentionSetting, retentionTrigger, trashTrigger } from './enquiries/retention.ts'
import { submitContactHandler } from './enquiries/submitContact.ts'
import { addPasskeyHandler, newPasskeyOptionsHandler } from './passkeys/add.ts'
import { challenges } from './passkeys/challenge.ts'
import { besidesPasskeys } from './passkeys/gate.ts'
import {
  removePasskeyHandler,
  renamePasskeyHandler,
  setPasswordSignInHandler,
  signInWaysHandler,
} from './passkeys/own.ts'
import { recoverWithCodeHandler } from './passkeys/recover.ts'
import { passkeySignInHandler, passkeySignInOptionsHandler } from './passkeys/signIn.ts'
import type { CallableInput } from './requests/callable.ts'
import { type GuardSettings, guarded } from './requests/guard.ts'
import { policyReportHandler } from './requests/policyReport.ts'
import { keepBodiesOutOfLog } from './requests/quietParser.ts'
import { wellFormed } from './requests/wellFormed.ts'
import { checkRateLimitHandler } from './signIn/checkRateLimit.ts'
import { devices } from './signIn/device.ts'
import { registrationGate, signInGate } from './signIn/gate.ts'
import { resetRateLimitHandler } from './signIn/resetRateLimit.ts'

keepBodiesOutOfLog()
initializeApp()
const db = getFirestore()
const auth = getAuth()
const now = Date.now

// functions/.env gives the values, without which the tools would ask for them, and says what each is for.
const region = defineString('FUNCTIONS_REGION', { default: 'us-central1' })
const publicAccount = defineString('PUBLIC_SERVICE_ACCOUNT', { default: 'studio-public@' })
const adminAccount = defineString('ADMIN_SERVICE_ACCOUNT', { default: 'studio-admin@' })
const moreOrigins = defineString('SITE_ORIGINS', { default: '' })
const trustedProxies = defineInt('TRUSTED_PROXIES', { default: 1 })
const enforcesAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false })

/** Signs the tokens of known devices and salts the hashes of addresses. */
const signingSecret = defineSecret('SIGNING_SECRET')
const secret = () => signingSecret.value()
const device = devices(secret)

const site = () => ({
  project: projectID.value(),
  moreOrigins: moreOrigins.value(),
  isEmulated: process.env.FUNCTIONS_EMULATOR === 'true',
})
const fromVisitors: GuardSettings = { site, demandsAppCheck: () => enforcesAppCheck.value() }
/** Only admins are answered at all, and they have proved more than App Check does. */
const fromAdmins: GuardSettings = { site, demandsAppCheck: () => false }

setGlobalOptions({ region, maxInstances: 10, serviceAccount: publicAccount })

/** The page calls its own origin (`/api/…`, rewritten by Hosting): no other page gets to read an answer. */
const sameOrigin = { cors: false }
const withSecret = { ...sameOrigin, secrets: [signingSecret] }

type Handler<Answer> = (input: CallableInput) => Promise<Answer>

/** A callable behind everything that stands before its handler. */
const call = <Answer>(options: CallableOptions, settings: GuardSettings, handler: Handler<Answer>) =>
  wellFormed(onCall(options, guarded(settings, handler)))

const fromAdmin = { ...sameOrigin, serviceAccount: adminAccount }

export const submitContact = call(
  withSecret,
  fromVisitors,
  submitContactHandler(db, { secret, trustedProxies: () => trustedProxies.value(), now }),
)
export const judgePassword = call(sameOrigin, fromVisitors, judgePasswordHandler)
export const checkRateLimit = call(withSecret, fromVisitors, checkRateLimitHandler(db, device, now))
export const resetRateLimit = call(withSecret, fromVisitors, resetRateLimitHandler(db, device, now))
const keptOfPeople = { secret, now }
export const readPersonalData = call(
  { ...fromAdmin, secrets: [signingSecret] },
  fromAdmins,
  readPersonalDataHandler(db, auth, keptOfPeople),
)
export const erasePersonalData = call(
  { ...fromAdmin, secrets: [signingSecret] },
  fromAdmins,
  erasePersonalDataHandler(db, auth, keptOfPeople),
)
export const createAdminUser = call(fromAdmin, fromAdmins, createAdminUserHandler(db, auth, now))

/** What asks about accounts or makes tokens runs as the account that may. */
const asAdmin = { ...withSecret, serviceAccount: adminAccount }
const passkeys = { db, auth, challenge: challenges(secret), site, now }

export const signInWays = call(sameOrigin, fromAdmins, signInWaysHandler(passkeys))
export const newPasskeyOptions = call(asAdmin, fromAdmins, newPasskeyOptionsHandler(passkeys))
export const addPasskey = call(asAdmin, fromAdmins, addPasskeyHandler(passkeys))
export const renamePasskey = call(asAdmin, fromAdmins, renamePasskeyHandler(passkeys))
export const removePasskey = call(asAdmin, fromAdmins, removePasskeyHandler(passkeys))
export const setPasswordSignIn = call(asAdmin, fromAdmins, setPasswordSignInHandler(passkeys))
export const passkeySignInOptions = call(withSecret, fromVisitors, passkeySignInOptionsHandler(passkeys))
export const passkeySignIn = call(asAdmin, fromVisitors, passkeySignInHandler({ ...passkeys, device }))
export const recoverWithCode = call(asAdmin, fromVisitors, recoverWithCodeHandler({ db, auth, device, now }))
export const inviteAdmin = call(fromAdmin, fromAdmins, inviteAdminHandler(db, auth, now))

/** The key of the translation service; 'off' while there is none. */
const translationKey = defineSecret('TRANSLATION_KEY')
export const translateTexts = call(
  { ...sameOrigin, secrets: [translationKey] },
  fromAdmins,
  translateTextsHandler(db, auth, () => translationKey.value(), deepl),
)

const ownAccount = ownAccountHandlers(db, auth, now)
export const changeName = call(fromAdmin, fromAdmins, ownAccount.changeName)
export const changePassword = call(fromAdmin, fromAdmins, ownAccount.changePassword)
export const ownDevices = call(fromAdmin, fromAdmins, ownAccount.ownDevices)
export const endDevice = call(fromAdmin, fromAdmins, ownAccount.endDevice)
export const endSessions = call(fromAdmin, fromAdmins, ownAccount.endSessions)

const accounts = accountsHandlers(db, auth, now)
export const listAccounts = call(fromAdmin, fromAdmins, accounts.listAccounts)
export const disableAccount = call(fromAdmin, fromAdmins, accounts.disableAccount)
export const enableAccount = call(fromAdmin, fromAdmins, accounts.enableAccount)
export const deleteAccount = call(fromAdmin, fromAdmins, accounts.deleteAccount)

/**
 * Strangers may call its own address, past the CDN: two instances that read every three seconds are the most that this
 * can cost. On the emulators there is no CDN, and who tests wants to see what was stored just now.
 */
export const content = onRequest(
  { ...sameOrigin, maxInstances: 2, timeoutSeconds: 20 },
  contentHandler({ db, auth, now, keptMs: process.env.FUNCTIONS_EMULATOR === 'true' ? 0 : 3000 }),
)
/** As `content`: the CDN asks once for each picture, in each of its places. */
export const media = onRequest({ ...sameOrigin, maxInstances: 4, timeoutSeconds: 20 }, mediaHandler(db))
export const beforeSignIn = beforeUserSignedIn(
  { serviceAccount: adminAccount },
  besidesPasskeys(db, signInGate(db, auth, now)),
)
export const beforeRegistration = beforeUserCreated(registrationGate)
/** There is no newer kind of function that hears of a deleted account. */
export const accountGone = runWith({ serviceAccount: adminAccount, failurePolicy: true })
  .region(region)
  .auth.user()
  .onDelete(accountGoneHandler(db, auth, now))
/** Nobody hears of an account that is disabled past us: so somebody looks, each minute. */
export const closeShutAccounts = onSchedule(
  { schedule: 'every 1 minutes', serviceAccount: adminAccount, maxInstances: 1, memory: '256MiB' },
  () => closeShutAccountsOf(db, auth),
)
const takeReport = policyReportHandler(now)
/** Browsers send it what the Content-Security-Policy has stopped; one instance, for anybody can send anything. */
export const policyReport = onRequest({ ...sameOrigin, maxInstances: 1, timeoutSeconds: 10 }, (request, response) => {
  response.status(takeReport(request)).end()
})
/** Goes through all messages: it has time, and what is left after a failure is done by the next change. */
export const followRetention = onDocumentWritten(
  { document: retentionSetting, timeoutSeconds: 540 },
  retentionTrigger(db),
)

export const listPictures = call(fromAdmin, fromAdmins, listPicturesHandler(db, auth))

/** The log may come late, but it must come: what fails is tried again. */
const noted = (collection: CollectionName) => ({ document: `${collection}/{id}`, retry: true })
const auditOf = (name: keyof typeof collections) =>
  onDocumentWritten(noted(collections[name]), auditTrigger(db, collections[name]))

/** An enquiry in the trash ends by itself: what fails is tried again. */
export const followTrash = onDocumentWritten(noted(collections.messages), trashTrigger(db))

/** A mail that is not written is an enquiry that nobody hears of: what fails is tried again. */
export const mailEnquiries = onDocumentCreated(noted(collections.messages), enquiryMailTrigger(db, site))

/** A group of functions: the one for projects is called `audit-projects`. */
export const audit = {
  ...forEachKind(auditOf),
  settings: auditOf('settings'),
  messages: auditOf('messages'),
  roles: auditOf('roles'),
  deletions: onDocumentWritten({ ...noted(collections.deletions), timeoutSeconds: 300 }, deletionTrigger(db)),
}

const followsPictures = pictureUseTrigger(db, now)
const picturesOf = (name: keyof typeof collections) => onDocumentWritten(noted(collections[name]), followsPictures)

/** As `audit`: the pictures that each document uses. */
export const pictures = { ...forEachKind(picturesOf), settings: picturesOf('settings') }
/**
 * A picture may come, or be used again, without what was to show it: that collided, and waits for its owner. What it
 * writes itself it hears, too, and finds in order.
 */
export const followPictures = onDocumentWritten(noted(collections.media), ({ params }) =>
  followPicture(db, params.id ?? '', now()),
)
