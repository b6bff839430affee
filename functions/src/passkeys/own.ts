import { randomBytes } from 'node:crypto'
import type { AccountAction } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { isDoubted, type PasswordlessAccount, type StoredPasskey } from '@studio/domain/people/passkeys'
import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeFrom } from '@studio/domain/people/recoveryCodes'
import { type Accounts, liveAdmin, requireRecentAdmin } from '../accounts/requireAdmin.ts'
import { recordAccountChange } from '../audit/auditLog.ts'
import { callable } from '../requests/callable.ts'
import { refusal } from '../requests/refusal.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import type { PasskeyServer } from './add.ts'
import { recoveryHash } from './recoveryHash.ts'
import { ownPasskey, passkeysOf, passwordlessOf, storedPasskey, storedPasswordless } from './store.ts'

type Server = Pick<PasskeyServer, 'db' | 'auth' | 'now'>

const recent = ({ db, auth, now }: Server): Accounts => ({ db, auth, now })

/**
 * Returns how the calling admin can sign in, without keys or codes.
 *
 * @throws HttpsError like `requireAdmin`.
 */
export const signInWaysHandler = (server: Server) =>
  callable(calls.signInWays, async (_, { caller }) => {
    const { caller: admin, account: user } = await liveAdmin(recent(server), caller)
    const { db } = server
    const [{ docs }, account, resetAt] = await Promise.all([
      passkeysOf(db, admin.uid).get(),
      passwordlessOf(db, admin.uid).get(),
      knownDevices(db).resetAt(user.email ?? ''),
    ])
    const passkeys = docs.flatMap((document) => {
      const passkey = storedPasskey(document)
      if (!passkey) return []
      const { name, host, created_at, last_used_at } = passkey
      return [{ id: document.id, name, host, created_at, last_used_at, is_doubted: isDoubted(passkey, resetAt) }]
    })
    return {
      passkeys: passkeys.sort((one, other) => one.created_at - other.created_at),
      is_password_on: !account.exists,
      codes_left: storedPasswordless(account)?.codes.length ?? 0,
    }
  })

/**
 * Renames one of the caller's passkeys.
 *
 * @throws HttpsError like `requireRecentAdmin`; `not-found` if it does not exist or is somebody else's.
 */
export const renamePasskeyHandler = (server: Server) =>
  callable(calls.renamePasskey, async ({ id, name }, { caller }) => {
    const { uid } = await requireRecentAdmin(recent(server), caller)
    await server.db.runTransaction(async (at) => {
      const { ref } = await ownPasskey(server.db, at, uid, id)
      at.update(ref, { name } satisfies Partial<StoredPasskey>)
    })
    await recordAccountChange(server.db, { by: uid, of: uid, action: 'passkey_renamed', at: server.now() })
    return {}
  })

/**
 * Confirms one of the caller's passkeys as theirs, after a password reset by mail.
 *
 * @throws HttpsError like `requireRecentAdmin`; `not-found` if it does not exist or is somebody else's.
 */
export const keepPasskeyHandler = (server: Server) =>
  callable(calls.keepPasskey, async ({ id }, { caller }) => {
    const { uid } = await requireRecentAdmin(recent(server), caller)
    await server.db.runTransaction(async (at) => {
      const { ref } = await ownPasskey(server.db, at, uid, id)
      at.update(ref, { kept_at: server.now() } satisfies Partial<StoredPasskey>)
    })
    await recordAccountChange(server.db, { by: uid, of: uid, action: 'passkey_kept', at: server.now() })
    return {}
  })

/**
 * Removes one of the caller's passkeys.
 *
 * @throws HttpsError like `requireRecentAdmin`; `not-found` if it does not exist or is somebody else's; `last-passkey`
 * if nothing else would open the account.
 */
export const removePasskeyHandler = (server: Server) =>
  callable(calls.removePasskey, async ({ id }, { caller }) => {
    const { uid } = await requireRecentAdmin(recent(server), caller)
    await server.db.runTransaction(async (at) => {
      const { ref, others } = await ownPasskey(server.db, at, uid, id)
      const { exists: isPasswordOff } = await at.get(passwordlessOf(server.db, uid))
      if (isPasswordOff && others === 0) throw refusal('last-passkey')
      at.delete(ref)
    })
    await recordAccountChange(server.db, { by: uid, of: uid, action: 'passkey_removed', at: server.now() })
    return {}
  })

/**
 * Turns password sign-in for the caller's account on or off. Turning it off returns ten recovery codes, each valid for
 * one sign-in, and invalidates earlier ones, even if it is off already.
 *
 * @throws HttpsError like `requireRecentAdmin`; `passkey-first` without a passkey.
 */
export const setPasswordSignInHandler = (server: Server) =>
  callable(calls.setPasswordSignIn, async ({ is_on }, { caller }) => {
    const { uid } = await requireRecentAdmin(recent(server), caller)
    const { db, now } = server
    const account = passwordlessOf(db, uid)
    const note = (action: AccountAction) => recordAccountChange(db, { by: uid, of: uid, action, at: now() })
    if (is_on) {
      await account.delete()
      await note('password_sign_in_on')
      return { codes: [] }
    }
    const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(randomBytes(recoveryCodeBytes)))
    const salt = randomBytes(16).toString('base64url')
    const hashes = await Promise.all(codes.map((code) => recoveryHash(salt, code)))
    const wasOff = await db.runTransaction(async (at) => {
      const { empty } = await at.get(passkeysOf(db, uid))
      const { exists } = await at.get(account)
      if (empty) throw refusal('passkey-first')
      at.set(account, { user_id: uid, codes: hashes, salt, since: now() } satisfies PasswordlessAccount)
      return exists
    })
    await note(wasOff ? 'recovery_codes_made' : 'password_sign_in_off')
    return { codes }
  })
