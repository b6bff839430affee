import { invalid } from '../errors.ts'
import { Reply, routesOf } from '../router.ts'
import { nextNumber } from '../state.ts'

/** Answers a refresh token, as the Firebase CLI and the Application Default Credentials send it. */
function refresh(raw: Buffer, state: Parameters<typeof nextNumber>[0]) {
  const body = new URLSearchParams(raw.toString())
  if (body.get('grant_type') !== 'refresh_token') throw invalid('unsupported_grant_type')
  if (body.get('refresh_token') !== 'stand-in-refresh-token') {
    const error = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }
    return new Reply(400, { 'content-type': 'application/json' }, JSON.stringify(error))
  }
  return { access_token: `stand-in-token-${nextNumber(state)}`, expires_in: 3599, token_type: 'Bearer', scope: '' }
}

export const token = [
  ...routesOf('oauth2.googleapis.com', { 'POST /token': ({ raw, state }) => refresh(raw, state) }),
  ...routesOf('www.googleapis.com', { 'POST /oauth2/v3/token': ({ raw, state }) => refresh(raw, state) }),
]
