import { calls } from '@studio/domain/calls'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callable } from '../../../functions/src/requests/callable.ts'

/** The functions' logged errors. Set up before the logger captures the console. */
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
beforeEach(() => logged.mockClear())

const data = { email: 'luz@example.com', full_name: 'Luz Secreta', password: 'correct horse battery' }

describe('An unexpected failure', () => {
  const broken = callable(calls.createAdminUser, async (request) => {
    throw Object.assign(new RangeError(`cannot store ${JSON.stringify(request)}`), { code: 13, request })
  })

  it('reaches the caller without its cause', async () => {
    const answer = broken({ data })
    await expect(answer).rejects.toMatchObject({ code: 'internal', message: 'internal', details: undefined })
  })

  it('is logged with call, error and code, but without the request', async () => {
    await expect(broken({ data })).rejects.toThrow()
    expect(logged).toHaveBeenCalledOnce()
    const line = String(logged.mock.calls[0]?.[0])
    const message = expect.stringContaining('call failed')
    const facts = { call: 'createAdminUser', error: 'RangeError', code: 13 }
    expect(JSON.parse(line)).toMatchObject({ severity: 'ERROR', message, ...facts })
    for (const text of Object.values(data)) expect(line).not.toContain(text)
  })
})

describe('A refusal', () => {
  it('reaches the caller unchanged and is not logged', async () => {
    const refusing = callable(calls.createAdminUser, async () => {
      throw new HttpsError('already-exists', 'Ya existe')
    })
    await expect(refusing({ data })).rejects.toMatchObject({ code: 'already-exists', message: 'Ya existe' })
    await expect(refusing({ data: null })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(logged).not.toHaveBeenCalled()
  })

  it('names the invalid field if there is a text for it', async () => {
    const taking = callable(calls.createAdminUser, async () => ({ user_id: '' }))
    await expect(taking({ data: { ...data, email: 'luz@' } })).rejects.toMatchObject({
      message: 'emailWhole',
      details: { field: 'email' },
    })
    await expect(taking({ data: { ...data, role: 'owner' } })).rejects.toMatchObject({
      message: 'invalid',
      details: undefined,
    })
  })
})

describe('A call whose fields are all optional', () => {
  const request = v.strictObject({ note: v.optional(v.string()) })
  const call = { name: 'note', request, response: v.object({ note: v.string() }) }
  const echo = callable(call, async ({ note = '' }) => ({ note }))

  it('accepts an empty object', async () => {
    expect(await echo({ data: {} })).toEqual({ note: '' })
  })

  it.each([[null], [[]], ['note'], [5], [undefined]])('refuses %j', async (body) => {
    await expect(echo({ data: body })).rejects.toMatchObject({ code: 'invalid-argument', message: 'invalid' })
  })
})
