import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { accountsHandlers } from '../../../functions/src/accounts/accounts.ts'
import { createAdminUserHandler } from '../../../functions/src/accounts/createAdminUser.ts'
import { inviteAdminHandler } from '../../../functions/src/accounts/inviteAdmin.ts'
import { ownAccountHandlers } from '../../../functions/src/accounts/ownAccount.ts'
import { signOutHandler } from '../../../functions/src/accounts/signOut.ts'
import { erasePersonalDataHandler, readPersonalDataHandler } from '../../../functions/src/messages/personalData.ts'
import { noticeHandlers } from '../../../functions/src/notices/noticeCalls.ts'
import { listPicturesHandler } from '../../../functions/src/pictures/pictureUse.ts'
import { previewLinksHandlers } from '../../../functions/src/previews/previewLinks.ts'
import { contentHandler } from '../../../functions/src/publicContent/publicContent.ts'
import { publishingHandlers } from '../../../functions/src/publisher/publishingCalls.ts'
import type { CallableInput, Caller } from '../../../functions/src/requests/callable.ts'
import { translateTextsHandler } from '../../../functions/src/translation/translateTexts.ts'
import { passkeyServer } from '../passkeys/passkeySupport.ts'
import {
  appoint,
  auth,
  check,
  db,
  newAccount,
  newAdmin,
  newEmail,
  password,
  refusedCallers,
  restSignIn,
  roleIn,
} from '../support.ts'

const { now } = Date
const kept = { secret: () => 'a secret of the tests', now }
const own = ownAccountHandlers(db, auth, now)
const accounts = accountsHandlers(db, auth, now)
const previews = previewLinksHandlers({ db, auth, ...kept })
const publishing = publishingHandlers({ db, auth, now })
const endpoint = 'https://push.example/device'
const notices = noticeHandlers({
  ...{ db, auth, now, key: () => '', site: () => ({ project: 'demo', moreOrigins: '', isEmulated: true }) },
  ...{ random: Math.random, sendMail: async () => '' as const, sendPush: async () => '' as const },
})
const passkeys = passkeyServer()
const email = newEmail()
const other = { user_id: 'somebody' }
const id = '0'.repeat(64)

/** All calls for admins only, with valid data. */
const closed: Record<string, [(input: CallableInput) => Promise<unknown>, object]> = {
  readPersonalData: [readPersonalDataHandler(db, auth, kept), { email }],
  erasePersonalData: [erasePersonalDataHandler(db, auth, kept), { email }],
  createAdminUser: [createAdminUserHandler(db, auth, now), { email, full_name: 'Luz', password }],
  inviteAdmin: [inviteAdminHandler(db, auth, now), { email, full_name: 'Luz' }],
  translateTexts: [
    translateTextsHandler(
      { db, auth, now: Date.now },
      () => 'off',
      async () => [],
    ),
    { target: 'en', texts: ['Reel'] },
  ],
  listPictures: [listPicturesHandler(db, auth, now), {}],
  createPreviewLink: [previews.createPreviewLink, {}],
  listPreviewLinks: [previews.listPreviewLinks, {}],
  revokePreviewLink: [previews.revokePreviewLink, { id: 'any' }],
  publishNow: [publishing.publishNow, {}],
  goBackToRelease: [publishing.goBackToRelease, { id: 'any' }],
  signInWays: [passkeys.signInWays, {}],
  signOut: [signOutHandler({ db, auth, now }), {}],
  newPasskeyOptions: [passkeys.newOptions, {}],
  renamePasskey: [passkeys.rename, { id, name: 'Llave' }],
  keepPasskey: [passkeys.keep, { id }],
  removePasskey: [passkeys.remove, { id }],
  setPasswordSignIn: [passkeys.setPassword, { is_on: true }],
  changeName: [own.changeName, { full_name: 'Luz' }],
  changePassword: [own.changePassword, { password: 'cebra lenta bajo lluvia' }],
  ownDevices: [own.ownDevices, {}],
  endDevice: [own.endDevice, { id: 'any' }],
  endSessions: [own.endSessions, {}],
  listAccounts: [accounts.listAccounts, {}],
  disableAccount: [accounts.disableAccount, other],
  enableAccount: [accounts.enableAccount, other],
  deleteAccount: [accounts.deleteAccount, other],
  noticeKey: [notices.noticeKey, {}],
  enableNotices: [notices.enableNotices, { endpoint, p256dh: 'B', auth: 'A', language: 'es', quiet: null }],
  disableNotices: [notices.disableNotices, { endpoint }],
  testPush: [notices.testPush, { endpoint }],
  testMail: [notices.testMail, {}],
}

describe.each(Object.entries(closed))('%s answers an admin only, not', (_, [handler, data]) => {
  it.each(refusedCallers(db))('%s', async (_, newCaller, code) => {
    const caller = await newCaller()
    await expect(handler({ data, auth: caller })).rejects.toMatchObject({ code })
  })
})

describe('An admin whose account was disabled or deleted directly in Auth', () => {
  it.each<[string, (admin: Caller) => Promise<unknown>]>([
    ['disabled', ({ uid }) => auth.updateUser(uid, { disabled: true })],
    ['deleted', ({ uid }) => auth.deleteUser(uid)],
  ])('loses the role with the first call that notices: %s', async (_, shut) => {
    const admin = await newAdmin(db)
    await shut(admin)
    await expect(own.ownDevices({ data: {}, auth: admin })).rejects.toThrow()
    expect((await roleIn(db, admin.uid).get()).exists).toBe(false)
  })

  it('gets no content with a token that has not expired', async () => {
    const server = createServer(contentHandler({ db, auth, now, cacheMs: 0 })).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { uid, email: address } = await newAccount()
    await appoint(db, uid)
    await check(address)
    const { idToken } = await restSignIn(address)
    const ask = async () =>
      (
        await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/es`, {
          headers: { authorization: `Bearer ${idToken}` },
        })
      ).status
    expect(await ask()).toBe(200)
    await auth.updateUser(uid, { disabled: true })
    expect(await ask()).toBe(401)
  })
})
