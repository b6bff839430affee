import { collections } from '@studio/domain/collections'
import { forEachKind } from '@studio/domain/content/contentKinds'
import { proxyCheckPath } from '@studio/domain/proxyCheck'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/identity'
import { setGlobalOptions } from 'firebase-functions/options'
import { projectID } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { accountsHandlers } from './accounts/accounts.ts'
import { createAdminUserHandler } from './accounts/createAdminUser.ts'
import { inviteAdminHandler } from './accounts/inviteAdmin.ts'
import { judgePasswordHandler } from './accounts/judgePassword.ts'
import { ownAccountHandlers } from './accounts/ownAccount.ts'
import { closeShutAccounts as closeShutAccountsOf } from './accounts/shutAccounts.ts'
import { signOutHandler } from './accounts/signOut.ts'
import { auditTrigger, deletionTrigger } from './audit/auditTrail.ts'
import { filmHandler } from './films/films.ts'
import { filmTrigger, filmUseTrigger } from './films/filmUse.ts'
import { inParallel, onlyCreated, onlyDocument, type WriteEvent, writtenAt } from './lib/events.ts'
import { erasePersonalDataHandler, readPersonalDataHandler } from './messages/personalData.ts'
import { retentionSetting, retentionTrigger, trashTrigger } from './messages/retention.ts'
import { submitContactHandler } from './messages/submitContact.ts'
import { noticeHandlers } from './notices/noticeCalls.ts'
import { originOf } from './notices/sender.ts'
import { mailSender } from './notices/sendMail.ts'
import { pushSender } from './notices/sendPush.ts'
import { teller } from './notices/tell.ts'
import * as params from './params.ts'
import { addPasskeyHandler, newPasskeyOptionsHandler } from './passkeys/add.ts'
import { challenges } from './passkeys/challenge.ts'
import {
  keepPasskeyHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
  setPasswordSignInHandler,
  signInWaysHandler,
} from './passkeys/own.ts'
import { refusePasswordIfOff } from './passkeys/passkeyLimits.ts'
import { recoverWithCodeHandler } from './passkeys/recover.ts'
import { passkeySignInHandler, passkeySignInOptionsHandler } from './passkeys/signIn.ts'
import { mediaHandler } from './pictures/pictures.ts'
import { listPicturesHandler, pictureUseTrigger, updatePictureExpiry } from './pictures/pictureUse.ts'
import { previewLinksHandlers } from './previews/previewLinks.ts'
import { readPreviewHandler } from './previews/readPreview.ts'
import { contentHandler } from './publicContent/publicContent.ts'
import { noteChange } from './publisher/publish.ts'
import { publishingHandlers } from './publisher/publishingCalls.ts'
import { publishPagesTo } from './publisher/publishPages.ts'
import { clientAddress, networkOf } from './requests/address.ts'
import { answerCalls, guardAll } from './requests/answerCalls.ts'
import type { GuardSettings } from './requests/guard.ts'
import { policyReportHandler } from './requests/policyReport.ts'
import { proxyCheck } from './requests/proxyCheck.ts'
import { registrationGate, signInGate } from './signIn/beforeSignIn.ts'
import { checkRateLimitHandler } from './signIn/checkRateLimit.ts'
import { devices } from './signIn/device.ts'
import { type MayCount, newCounters } from './signIn/newCounters.ts'
import { resetRateLimitHandler } from './signIn/resetRateLimit.ts'
import { deepl } from './translation/deepl.ts'
import { translateTextsHandler } from './translation/translateTexts.ts'
import { visitsHandler } from './visits/visits.ts'

initializeApp()
const db = getFirestore()
const auth = getAuth()
const now = Date.now
const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true'

const { adminAccount, publicAccount: serviceAccount, region, signingSecret, smtpUrl, translationKey, vapidKey } = params
const secret = () => signingSecret.value()
const device = devices(secret)
const site = () => ({ project: projectID.value(), moreOrigins: params.extraOrigins.value(), isEmulated })
/** Lifetime of the content that an instance has read, in ms. On the emulators a change is visible at once. */
const cacheMs = isEmulated ? 0 : 3000
const trustedProxies = () => params.trustedProxies.value()
const callers = newCounters(db, { secret, trustedProxies, now })
/** On the emulators all calls come from one address, so none are limited. */
const mayCount: MayCount = async (...caller) => isEmulated || callers(...caller)
const fromVisitors: GuardSettings = { site, demandsAppCheck: () => params.enforcesAppCheck.value() }
/** Admins only: their session proves more than App Check does. */
const fromAdmins: GuardSettings = { site, demandsAppCheck: () => false }

/**
 * Node, the SDKs and this code take about 150 MB before the first request. Functions with many or large requests get
 * more; `small` is for the others.
 */
setGlobalOptions({ region, maxInstances: 10, serviceAccount, memory: '512MiB', concurrency: 80 })
const small = { memory: '256MiB', maxInstances: 2, concurrency: 20 } as const

/** The page calls its own origin (`/api/…`, rewritten by Hosting), so other origins may not read the answers. */
const http = { cors: false, invoker: 'public' } as const

const noticeSecrets = [smtpUrl, vapidKey]
const notices = {
  ...{ db, now, site, random: Math.random },
  sendMail: mailSender({ url: () => smtpUrl.value(), isEmulated }),
  sendPush: pushSender({ key: () => vapidKey.value(), subject: () => originOf(site()) }),
}
const { tellOf, tellDue } = teller(notices)

const passkeys = { db, auth, challenge: challenges(secret), site, now }
const keptOfPeople = { secret, now }
const previewLinks = previewLinksHandlers({ db, auth, secret, now })
const ownAccount = ownAccountHandlers(db, auth, now)
const accounts = accountsHandlers(db, auth, now)

/*
 * Three functions answer all calls, one for each combination of service account and secrets. One function per call exceeded
 * a new project's quotas, and a sign-in waited for three cold starts.
 */
const answerVisitors = answerCalls({
  ...guardAll(fromVisitors, {
    submitContact: submitContactHandler(db, { secret, trustedProxies, now }),
    judgePassword: judgePasswordHandler,
    checkRateLimit: checkRateLimitHandler(db, device, now, mayCount),
    resetRateLimit: resetRateLimitHandler(db, device, now),
    passkeySignInOptions: passkeySignInOptionsHandler(passkeys),
    readPreview: readPreviewHandler({ db, secret, now, cacheMs }),
  }),
  ...guardAll(fromAdmins, { signInWays: signInWaysHandler(passkeys), signOut: signOutHandler({ db, auth, now }) }),
})

/** The calls that neither change accounts nor make tokens. */
export const visitors = onRequest({ ...http, secrets: [signingSecret] }, async (request, response) => {
  if (request.path !== proxyCheckPath) return answerVisitors(request, response)
  const { status, headers, body } = proxyCheck(request)
  response.writeHead(status, headers).end(body)
})

/** The calls that need the admin service account: they look up or change accounts, or sign tokens. */
export const admins = onRequest(
  { ...http, maxInstances: 3, serviceAccount: adminAccount, secrets: [signingSecret, ...noticeSecrets] },
  answerCalls({
    ...guardAll(fromVisitors, {
      passkeySignIn: passkeySignInHandler({ ...passkeys, device }),
      recoverWithCode: recoverWithCodeHandler({ db, auth, device, now, mayCount }),
    }),
    ...guardAll(fromAdmins, {
      readPersonalData: readPersonalDataHandler(db, auth, keptOfPeople),
      erasePersonalData: erasePersonalDataHandler(db, auth, keptOfPeople),
      createAdminUser: createAdminUserHandler(db, auth, now),
      inviteAdmin: inviteAdminHandler(db, auth, now),
      newPasskeyOptions: newPasskeyOptionsHandler(passkeys),
      addPasskey: addPasskeyHandler(passkeys),
      renamePasskey: renamePasskeyHandler(passkeys),
      keepPasskey: keepPasskeyHandler(passkeys),
      removePasskey: removePasskeyHandler(passkeys),
      setPasswordSignIn: setPasswordSignInHandler(passkeys),
      ...ownAccount,
      ...accounts,
      listPictures: listPicturesHandler(db, auth, now),
      ...previewLinks,
      ...publishingHandlers({ db, auth, now }),
      ...noticeHandlers({ ...notices, auth, key: () => vapidKey.value() }),
    }),
  }),
)

/** A function of its own, because no other needs the key. */
export const translate = onRequest(
  { ...http, ...small, secrets: [translationKey] },
  answerCalls(
    guardAll(fromAdmins, {
      translateTexts: translateTextsHandler({ db, auth, now }, () => translationKey.value(), deepl),
    }),
  ),
)

/**
 * Anyone can call this function's own address and bypass the CDN. Two instances that read every three seconds limit the
 * cost.
 */
export const content = onRequest(
  { ...http, maxInstances: 2, timeoutSeconds: 20 },
  contentHandler({ db, auth, now, cacheMs }),
)
/** Each location of the CDN requests a picture only once, so few instances are enough. */
export const media = onRequest({ ...http, maxInstances: 4, timeoutSeconds: 20 }, mediaHandler(db))

/** Like `media`: each location of the CDN requests each file of a film once. */
export const film = onRequest({ ...http, maxInstances: 4, concurrency: 20, timeoutSeconds: 60 }, filmHandler(db))

const takeReport = policyReportHandler(now)
/**
 * Receives the browsers' reports of the Content-Security-Policy. Only one instance, because anyone can send anything.
 */
export const policyReport = onRequest(
  { ...http, ...small, maxInstances: 1, timeoutSeconds: 10 },
  (request, response) => {
    response.status(takeReport(request, networkOf(clientAddress(request, trustedProxies())))).end()
  },
)

const takeVisit = visitsHandler(db, { site, now, isLimited: !isEmulated })
/** One instance, so that the limits of networks, which are in its memory, hold for all reports. */
export const visits = onRequest(
  { ...http, ...small, concurrency: 80, maxInstances: 1, timeoutSeconds: 10 },
  async (request, response) => {
    // Three groups of IPv6: all addresses of someone who rents a server.
    response.status(await takeVisit(request, networkOf(clientAddress(request, trustedProxies()), 3))).end()
  },
)

/** Google waits seven seconds, then refuses the sign-in: a cold start may take longer. */
export const beforeSignIn = beforeUserSignedIn(
  { serviceAccount: adminAccount, memory: '256MiB', minInstances: params.warmGates },
  refusePasswordIfOff(db, signInGate(db, auth, now)),
)
export const beforeRegistration = beforeUserCreated(small, registrationGate)

/** Runs every minute, because nothing notifies us of accounts disabled or deleted in the Firebase console. */
export const closeShutAccounts = onSchedule(
  { ...small, schedule: 'every 1 minutes', serviceAccount: adminAccount, maxInstances: 1 },
  () => closeShutAccountsOf(db, auth, now),
)

/** Repeats what failed, and uses the other channel for enquiries that nobody was told about. */
export const tellAgain = onSchedule(
  { ...small, schedule: 'every 1 minutes', secrets: noticeSecrets, maxInstances: 1, timeoutSeconds: 300 },
  tellDue,
)

/** Triggers may run late, but must run: a failed event is delivered again. */
const trigger = (name: keyof typeof collections, timeoutSeconds = 60) => ({
  document: `${collections[name]}/{id}` as const,
  ...{ retry: true, timeoutSeconds, maxInstances: 5, concurrency: 20 },
})
const auditOf = (name: keyof typeof collections) => auditTrigger(db, collections[name])
const followPictures = pictureUseTrigger(db, now)
const followFilms = filmUseTrigger(db, now)
const noteContent = (event: WriteEvent) => noteChange(db, writtenAt(event))

/** One instance with an account of its own, because whoever may publish pages owns the site. */
const publisherOptions = { serviceAccount: params.publisherAccount, maxInstances: 1, timeoutSeconds: 540 } as const
const publish = publishPagesTo(db, site, now)

/** Publishes what a planned day makes visible, and what a failed or killed run has left. */
export const publishPages = onSchedule({ ...publisherOptions, schedule: 'every 1 minutes' }, publish)

/** A group with one trigger per collection. The one for projects is deployed as `written-projects`. */
export const written = {
  ...forEachKind((kind) =>
    onDocumentWritten(trigger(kind), inParallel(auditOf(kind), followPictures, followFilms, noteContent)),
  ),
  /** The timeout lasts for all messages, which change with the retention setting. */
  settings: onDocumentWritten(
    trigger('settings', 540),
    inParallel(
      ...[auditOf('settings'), followPictures, followFilms, noteContent],
      onlyDocument(retentionSetting, retentionTrigger(db)),
    ),
  ),
  messages: onDocumentWritten(
    { ...trigger('messages'), secrets: noticeSecrets },
    inParallel(
      auditOf('messages'),
      trashTrigger(db),
      onlyCreated(({ data }) => tellOf(data.id)),
    ),
  ),
  roles: onDocumentWritten(trigger('roles'), auditOf('roles')),
  deletions: onDocumentWritten(trigger('deletions', 300), deletionTrigger(db)),
  /** Every change of content writes this document, which starts a publication. */
  publishing: onDocumentWritten({ ...trigger('publishing'), ...publisherOptions, concurrency: 80 }, publish),
  /**
   * A picture may be added or reused before a document names it, for example if that change waits on a conflict. The
   * trigger's own writes run it again, but then there is nothing left to do.
   */
  media: onDocumentWritten(
    trigger('media'),
    inParallel(auditOf('media'), async ({ data }) => data && updatePictureExpiry(db, data.after.ref.id, now())),
  ),
  /** Like `media`. It reads the name and expiry of every piece: about 35 for each film. */
  films: onDocumentWritten(trigger('films', 300), filmTrigger(db, now)),
}
