import { invalid } from '../errors.ts'
import { Reply, routesOf } from '../router.ts'
import { type GoogleState, nextNumber } from '../state.ts'

/** Returns a form's field. The Firebase CLI sends multipart forms, google-auth-library URL-encoded ones. */
const fieldOf = (form: string, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n(.*?)\\r\\n`).exec(form)?.[1] ?? new URLSearchParams(form).get(name)

/** Answers the refresh token of the Firebase CLI or of the Application Default Credentials. */
function refresh(raw: Buffer, state: GoogleState) {
  const form = raw.toString()
  if (fieldOf(form, 'grant_type') !== 'refresh_token') throw invalid('unsupported_grant_type')
  if (fieldOf(form, 'refresh_token') !== 'stand-in-refresh-token') {
    const error = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }
    return new Reply(400, { 'content-type': 'application/json' }, JSON.stringify(error))
  }
  return { access_token: `stand-in-token-${nextNumber(state)}`, expires_in: 3599, token_type: 'Bearer', scope: '' }
}

export const token = [
  ...routesOf('oauth2.googleapis.com', { 'POST /token': ({ raw, state }) => refresh(raw, state) }),
  ...routesOf('www.googleapis.com', { 'POST /oauth2/v3/token': ({ raw, state }) => refresh(raw, state) }),
]
