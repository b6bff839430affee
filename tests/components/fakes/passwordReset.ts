import type * as real from '../../../web/src/firebase/session/passwordReset'
import { server } from '../support/server'

const refused = (code: string) => Object.assign(new Error(code), { code })

export const askForReset: typeof real.askForReset = async (email) => {
  if (!server.isOnline) throw refused('auth/network-request-failed')
  if (server.resetError) throw server.resetError
  server.resets.push(email)
}

export const emailOfCode: typeof real.emailOfCode = async (code) => {
  if (!server.isOnline) throw refused('auth/network-request-failed')
  const email = server.resetCodes.get(code)
  if (!email) throw refused('auth/invalid-action-code')
  return email
}

export const resetPassword: typeof real.resetPassword = async (code, password) => {
  const email = await emailOfCode(code)
  server.resetCodes.delete(code)
  server.newPasswords.set(email, password)
}
