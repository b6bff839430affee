import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { judgePasswordHandler } from '../../../functions/src/accounts/judgePassword.ts'
import { auth, check, newAccount, password, rest, restSignIn } from '../support.ts'

/* Forged, replayed or swapped requests for a new password, sent to Auth over REST as anyone can. */

const forged = 'a password of somebody else'

/** Returns the code in a mail's link. */
const codeOf = (link: string) => new URL(link).searchParams.get('oobCode') ?? ''
const newCode = async (email: string) => codeOf(await auth.generatePasswordResetLink(email))
const reset = (oobCode: unknown, more: Record<string, unknown> = {}) =>
  rest('resetPassword', { oobCode, newPassword: forged, ...more })

async function newForgotten() {
  const account = await newAccount()
  return { ...account, code: await newCode(account.email) }
}

/**
 * Returns whether a password is an account's. Auth compares it before it calls the gate, which refuses all sign-ins
 * here.
 */
async function isPassword(email: string, secret: string) {
  const { error } = await restSignIn(email, secret)
  expect(error?.message).toMatch(/^(BLOCKING_FUNCTION|INVALID_PASSWORD|INVALID_LOGIN)/)
  return error?.message.startsWith('BLOCKING_FUNCTION')
}

type Account = Awaited<ReturnType<typeof newForgotten>>
let victim: Account
let other: Account
let session: { idToken: string; refreshToken: string }
beforeAll(async () => {
  victim = await newForgotten()
  other = await newForgotten()
  await check(other.email)
  const { idToken = '', refreshToken = '' } = await restSignIn(other.email)
  session = { idToken, refreshToken }
})

const swap = (code: string, at: number) => code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1)
const lastOf = (code: string) => code.length - 1

const changes: [string, (code: string) => unknown][] = [
  ...Array.from({ length: 20 }, (_, at): [string, (code: string) => unknown] => [
    `character ${at * 2} changed`,
    (code) => swap(code, (at * 2) % code.length),
  ]),
  ['the last character changed', (code) => swap(code, lastOf(code))],
  ['its end cut off', (code) => code.slice(0, -1)],
  ['its start cut off', (code) => code.slice(1)],
  ['half of it', (code) => code.slice(0, code.length / 2)],
  ['a character more', (code) => `${code}A`],
  ['a blank before it', (code) => ` ${code}`],
  ['a blank behind it', (code) => `${code} `],
  ['a line break behind it', (code) => `${code}\n`],
  ['a zero byte behind it', (code) => `${code}\0`],
  ['a query behind it', (code) => `${code}&email=x`],
  [
    'its case turned',
    (code) => [...code].map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase())).join(''),
  ],
  ['it turned round', (code) => [...code].reverse().join('')],
  ['it in base64', (code) => Buffer.from(code).toString('base64')],
  ['it twice', (code) => code + code],
  ['it in a list', (code) => [code]],
  ['it in an object', (code) => ({ code })],
  ['it with a wildcard', (code) => `${code.slice(0, 10)}*`],
]

const inventions: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['zero', 0],
  ['true', true],
  ['an empty list', []],
  ['an empty object', {}],
  ['an operator', { $ne: '' }],
  ['a made-up code', randomUUID()],
  ['another made-up code', Buffer.alloc(40, 7).toString('base64url')],
  ['a very long one', 'A'.repeat(5000)],
  ['a path', '../../accounts'],
  ['a query', "' OR 1=1 --"],
  ['a script', '<script>alert(1)</script>'],
]

describe('No password is set with', () => {
  it.each(changes)('a code with %s', async (_, change) => {
    expect((await reset(change(victim.code))).status).toBeGreaterThanOrEqual(400)
  })

  it.each(inventions)('%s for a code', async (_, code) => {
    expect((await reset(code)).status).toBeGreaterThanOrEqual(400)
  })

  it.each<[string, () => unknown]>([
    ['an ID token', () => session.idToken],
    ['a refresh token', () => session.refreshToken],
    ["the account's id", () => victim.uid],
    ["the account's address", () => victim.email],
  ])('%s for a code', async (_, code) => {
    expect((await reset(code())).status).toBeGreaterThanOrEqual(400)
  })

  it.each<[string, (email: string) => Promise<string>]>([
    ['proves an address', (email) => auth.generateEmailVerificationLink(email)],
    [
      'signs in',
      (email) => auth.generateSignInWithEmailLink(email, { url: 'https://example.com', handleCodeInApp: true }),
    ],
  ])('a code that %s', async (_, make) => {
    expect((await reset(codeOf(await make(victim.email)))).status).toBeGreaterThanOrEqual(400)
  })

  it('the code of a deleted account', async () => {
    const gone = await newForgotten()
    await auth.deleteUser(gone.uid)
    expect((await reset(gone.code)).status).toBeGreaterThanOrEqual(400)
  })

  it('a password that is too short', async () => {
    expect((await reset(other.code, { newPassword: '12345' })).status).toBeGreaterThanOrEqual(400)
  })

  it.each<[string, () => Record<string, unknown>]>([
    ['nobody, by the id', () => ({ localId: victim.uid, password: forged })],
    ['nobody, by the address', () => ({ email: victim.email, password: forged })],
    ["another's token and the id", () => ({ idToken: session.idToken, localId: victim.uid, password: forged })],
    ['half a token', () => ({ idToken: session.idToken.split('.').slice(0, 2).join('.'), password: forged })],
    ['a code in place of a token', () => ({ idToken: victim.code, password: forged })],
    ['a code and the id', () => ({ oobCode: victim.code, localId: victim.uid, password: forged })],
  ])('a change of the account by %s', async (_, body) => {
    await rest('update', body())
    expect(await isPassword(victim.email, forged)).toBe(false)
  })

  it.each(['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL'])(
    'a %s link that a stranger requests for themselves',
    async (requestType) => {
      const answer = await rest('sendOobCode', { requestType, email: victim.email, returnOobLink: true })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(answer)).not.toContain('oobCode=')
    },
  )
})

describe('A code', () => {
  it('of one account changes no other, whatever else is sent', async () => {
    const own = await newForgotten()
    await reset(own.code, { email: victim.email, localId: victim.uid })
    expect(await isPassword(own.email, forged)).toBe(true)
  })

  it('is valid once, even for five requests at once', async () => {
    const own = await newForgotten()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(own.code, { newPassword: `${forged} ${n}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const secret of [forged, password]) expect((await reset(own.code, { newPassword: secret })).status).toBe(400)
  })
})

describe('Before a password is set with a code, our server reports its problem', () => {
  it.each([
    ['iloveyou', 'passwordCommon'],
    ['luz.marina', 'passwordAbout'],
    ['      ', 'passwordBlank'],
    ['cebra lenta bajo lluvia', ''],
  ])('%j: %j', async (password, unfit) => {
    expect(await judgePasswordHandler({ data: { password, email: 'luz.marina@example.com' } })).toEqual({ unfit })
  })
})

it('After all this the password is what it was', async () => {
  expect(await isPassword(victim.email, forged)).toBe(false)
  expect(await isPassword(victim.email, password)).toBe(true)
})
