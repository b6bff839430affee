import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StandIn } from './index.ts'

/**
 * Creates the home of a user who is signed in to the Firebase CLI, in a temporary folder; `env` sets HOME and
 * XDG_CONFIG_HOME to it. Anonymous statistics are off, and the stand-in accepts the refresh token.
 */
export function signedIn({ state, env }: Pick<StandIn, 'state' | 'env'>) {
  const home = mkdtempSync(path.join(tmpdir(), 'firebase-cli-'))
  const config = path.join(home, '.config')
  mkdirSync(path.join(config, 'configstore'), { recursive: true })
  const store = {
    user: { email: state.user, sub: '1' },
    tokens: {
      refresh_token: 'stand-in-refresh-token',
      access_token: 'stand-in-token-0',
      token_type: 'Bearer',
      expires_in: 3599,
      expires_at: Date.now() + 3_599_000,
      scopes: [
        'email',
        'openid',
        'https://www.googleapis.com/auth/cloudplatformprojects.readonly',
        'https://www.googleapis.com/auth/firebase',
        'https://www.googleapis.com/auth/cloud-platform',
      ],
    },
    usage: false,
  }
  writeFileSync(path.join(config, 'configstore', 'firebase-tools.json'), JSON.stringify(store))
  return {
    home,
    env: { ...env, HOME: home, XDG_CONFIG_HOME: config, GOOGLE_APPLICATION_CREDENTIALS: '', FIREBASE_TOKEN: '' },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
