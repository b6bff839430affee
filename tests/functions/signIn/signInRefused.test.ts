import { gateReason } from '@studio/domain/refusals'
import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { app, check, newAccount, password } from '../support.ts'

const browser = getAuth(initializeApp({ apiKey: 'any', projectId: String(app.options.projectId) }, 'browser'))
connectAuthEmulator(browser, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true })

/** Returns the gate's reason, as read from the browser SDK's error. */
async function refusalOf(email: string, secret: string) {
  const error: unknown = await signInWithEmailAndPassword(browser, email, secret).catch((reason: unknown) => reason)
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return gateReason(code, message)
}

describe('In the browser SDK’s error, a refusal by the gate', () => {
  it('differs from a wrong password', async () => {
    const { email } = await newAccount()
    expect(await refusalOf(email, password)).toBe('sign-in-refused')
    expect(await refusalOf(email, 'wrong password')).toBeUndefined()
    await check(email)
    expect(await refusalOf(email, password)).toBeUndefined()
  })
})
