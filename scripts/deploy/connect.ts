import { GoogleAuth } from 'google-auth-library'
import { Problem } from '../lib/problem.ts'
import { google, reader } from './google/google.ts'

const scopes = ['https://www.googleapis.com/auth/cloud-platform']

/** Returns a function that returns the signed-in account's access token; the library renews it. */
function tokens() {
  const auth = new GoogleAuth({ scopes })
  return async () => {
    const token = await auth.getAccessToken().catch((error: unknown) => {
      const isOver = /invalid_grant|invalid_rapt/.test(String(error))
      throw new Problem(
        isOver
          ? 'Your sign-in has expired: run `npx firebase login --reauth` and try again.'
          : 'Nobody is signed in: run `npx firebase login` and try again.',
      )
    })
    return token ?? ''
  }
}

export const connect = (project: string) => google(project, tokens())
export const connectReader = (project: string) => reader(project, tokens())
