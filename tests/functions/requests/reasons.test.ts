import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { RefusalDetails } from '@studio/domain/refusals'
import { initializeApp } from 'firebase/app'
import { FunctionsError, getFunctions, httpsCallableFromURL } from 'firebase/functions'
import { onCall } from 'firebase-functions/https'
import * as v from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { accountsHandlers } from '../../../functions/src/accounts/accounts.ts'
import { createAdminUserHandler } from '../../../functions/src/accounts/createAdminUser.ts'
import { inviteAdminHandler } from '../../../functions/src/accounts/inviteAdmin.ts'
import type { CallableInput } from '../../../functions/src/requests/callable.ts'
import { auth, db, newAdmin, newEmail, password } from '../support.ts'

const sdk = getFunctions(initializeApp({ apiKey: 'any', projectId: 'any' }, 'reasons'))

/** Calls a handler over HTTP with the browser's SDK. Returns the code and the details of its refusal. */
async function refusalOf(handler: (input: CallableInput) => Promise<unknown>, data: object) {
  const caller = await newAdmin(db)
  const callable = onCall((request) => handler({ data: request.data, auth: caller }))
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray())
    const header = (name: string) => request.headers[name.toLowerCase()]
    const parsed = Object.assign(request, { rawBody, header, body: JSON.parse(String(rawBody)) })
    const send = (answer: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    const status = (code: number) => Object.assign(response, { statusCode: code })
    await callable(parsed as never, Object.assign(response, { status, send }) as never)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const call = httpsCallableFromURL(sdk, `http://127.0.0.1:${port}/`)
  const error: unknown = await call(data).catch((reason: unknown) => reason)
  if (!(error instanceof FunctionsError)) throw new Error('the call was not refused', { cause: error })
  return { code: error.code, ...v.parse(RefusalDetails, error.details) }
}

const later = () => Date.now() + recentSignInMs + 1000
const form = () => ({ email: newEmail(), full_name: 'Luz', password })

it.each<[string, (input: CallableInput) => Promise<unknown>, object]>([
  ['creates an admin', createAdminUserHandler(db, auth, later), form()],
  ['invites somebody', inviteAdminHandler(db, auth, later), { email: newEmail(), full_name: 'Luz' }],
  ['deletes an account', accountsHandlers(db, auth, later).deleteAccount, { user_id: 'somebody' }],
])('The page is told that somebody who %s must sign in again', async (_, handler, data) => {
  expect(await refusalOf(handler, data)).toMatchObject({
    code: 'functions/failed-precondition',
    reason: 'recent-sign-in-needed',
  })
})

it('The page is told which field the server refuses, and why', async () => {
  const create = createAdminUserHandler(db, auth, Date.now)
  expect(await refusalOf(create, { ...form(), email: 'luz' })).toMatchObject({ reason: 'emailAt', field: 'email' })
  expect(await refusalOf(create, { ...form(), password: '123456' })).toMatchObject({ reason: 'passwordCommon' })
})
