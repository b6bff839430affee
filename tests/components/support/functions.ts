import { collections } from '@studio/domain/collections'
import { adminRole, type CreateAdminForm, roleId } from '@studio/domain/people/user'
import { type PreviewLink, previewMs } from '@studio/domain/previews/previewLink'
import { accounts } from '../../../scripts/seed/accounts'
import type { Fields } from '../../../web/src/firebase/collection'
import { server } from './server'

interface OneAccount {
  user_id: string
}
/** Ids of the disabled accounts. */
const disabled = new Set<string>()
/** Returns Auth's data: sample accounts have signed in, others have not. */
function accountOf({ id }: Fields) {
  const sample = accounts.find(({ uid }) => uid === id)
  const known = { id: String(id), email: sample?.email ?? '', disabled: disabled.has(String(id)) }
  return { ...known, last_sign_in: sample ? Date.UTC(2026, 10, 20, 12) : 0, devices: sample ? 2 : 0 }
}
function setDisabled(data: unknown, isDisabled: boolean) {
  const { user_id } = data as OneAccount
  if (isDisabled) disabled.add(user_id)
  else disabled.delete(user_id)
  if (isDisabled) server.put(collections.roles, roleId(user_id), undefined)
  return { done: true }
}

/** The stored preview links, newest first. */
const previewLinks: PreviewLink[] = []

type Answer = (data: unknown) => unknown

const usual = (): Record<string, Answer> => ({
  checkRateLimit: () => ({ allowed: true, remaining: 5, locked_until: null }),
  judgePassword: () => ({ unfit: '' }),
  resetRateLimit: () => ({ reset: true, device: '' }),
  readPersonalData: () => ({ messages: [], counters: [], hasAccount: false }),
  erasePersonalData: () => ({ messages: 0, counters: 0 }),
  submitContact: () => ({ id: crypto.randomUUID() }),
  signInWays: () => ({ passkeys: [], is_password_on: true, codes_left: 0 }),
  createAdminUser: (data) => {
    const { email, full_name, password } = data as CreateAdminForm
    const uid = crypto.randomUUID()
    server.accounts.push({ uid, email, password })
    server.put(collections.profiles, uid, { user_id: uid, full_name, created_at: Date.now() })
    server.put(collections.roles, roleId(uid), { user_id: uid, role: adminRole })
    return { user_id: uid }
  },
  inviteAdmin: (data) => {
    const { full_name } = data as CreateAdminForm
    const uid = crypto.randomUUID()
    server.put(collections.profiles, uid, { user_id: uid, full_name, created_at: Date.now() })
    server.put(collections.roles, roleId(uid), { user_id: uid, role: adminRole })
    return { user_id: uid }
  },
  // A picture in use, and an unused one.
  listPictures: () => {
    const [one] = server.all(collections.projects)
    const used_by = [{ collection: collections.projects, id: String(one?.id), name: String(one?.title_es) }]
    const made_at = Date.UTC(2026, 10, 20, 12)
    return {
      pictures: [
        { name: 'a'.repeat(64), made_at, bytes: 312_000, unused_since: null, used_by },
        { name: 'b'.repeat(64), made_at, bytes: 188_000, unused_since: Date.UTC(2026, 10, 21, 12), used_by: [] },
      ],
      films: [
        {
          name: 'c'.repeat(64),
          made_at,
          unused_since: null,
          used_by,
          seconds: 42,
          is_loop: false,
          is_sound: false,
          bytes: 30_000_000,
        },
      ],
    }
  },
  listPreviewLinks: () => ({ links: previewLinks }),
  createPreviewLink: () => {
    const at = Date.now()
    const times = { created_at: at, ends_at: at + previewMs, revoked_at: null }
    const [id, token] = [crypto.randomUUID(), 'a'.repeat(72)]
    const link = { ...times, id, token, created_by: server.user?.uid ?? '', visit_count: 0, visits: [] }
    previewLinks.unshift(link)
    return link
  },
  revokePreviewLink: (data) => {
    const { id } = data as { id: string }
    for (const link of previewLinks) if (link.id === id) link.revoked_at ??= Date.now()
    return { done: true }
  },
  publishNow: () => ({ done: true }),
  goBackToRelease: () => ({ done: true }),
  noticeKey: () => ({ key: 'BAAA' }),
  enableNotices: () => ({ done: true }),
  disableNotices: () => ({ done: true }),
  testPush: () => ({ reason: '' }),
  testMail: () => ({ reason: '' }),
  translateTexts: () => ({ is_on: false, texts: [] }),
  changeName: (data) => {
    const uid = server.user?.uid ?? ''
    server.put(collections.profiles, uid, { ...server.read(collections.profiles, uid), ...(data as object) })
    return { done: true }
  },
  changePassword: (data) => {
    if (server.user) server.user.password = (data as { password: string }).password
    return { token: 'a-token' }
  },
  ownDevices: () => ({ devices: [] }),
  endDevice: () => ({ token: 'a-token' }),
  endSessions: () => ({ done: true }),
  listAccounts: () => ({ accounts: server.all(collections.profiles).map(accountOf) }),
  disableAccount: (data) => setDisabled(data, true),
  enableAccount: (data) => setDisabled(data, false),
  deleteAccount: (data) => {
    const { user_id } = data as OneAccount
    server.put(collections.roles, roleId(user_id), undefined)
    server.put(collections.profiles, user_id, undefined)
    return { done: true }
  },
})

/**
 * The callable functions of the page; a test can replace an answer or make it a refusal. The real ones are tested on
 * the emulators (tests/functions).
 */
export const functions = {
  answers: usual(),
  calls: [] as { name: string; data: unknown }[],
  reset() {
    functions.answers = usual()
    functions.calls = []
    disabled.clear()
    previewLinks.length = 0
  },
}
