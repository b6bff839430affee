import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { signedIn } from '../support/google/cliLogin.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'

let google: StandIn
let login: ReturnType<typeof signedIn>
beforeAll(async () => {
  google = await startGoogle()
  login = signedIn(google)
})
afterAll(async () => {
  login.remove()
  await google.close()
})

/**
 * Opens a real project as create-admin, migrate, backup, restore and unlock do. Returns the credentials that Google's
 * libraries get.
 */
async function open(env: Readonly<Record<string, string>> = {}) {
  const program = `
    import { openProject } from ${JSON.stringify(inRoot('scripts/lib/project.ts'))}
    await openProject('studio-one')
    const { GOOGLE_APPLICATION_CREDENTIALS: file, GOOGLE_CLOUD_QUOTA_PROJECT: payer } = process.env
    process.stdout.write(JSON.stringify({ file, payer }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    // Without a PATH nothing can start gcloud.
    env: { ...login.env, ...env },
  })
  return JSON.parse(stdout) as { file: string; payer: string }
}

describe('a command on a real project', () => {
  it('uses the sign-in of the Firebase CLI', async () => {
    const { file, payer } = await open()
    expect(file.startsWith(login.home)).toBe(true)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      type: 'authorized_user',
      refresh_token: 'stand-in-refresh-token',
    })
    expect(payer).toBe('studio-one')
  })

  it('prefers credentials that the environment names', async () => {
    const named = path.join(login.home, 'named.json')
    expect((await open({ GOOGLE_APPLICATION_CREDENTIALS: named })).file).toBe(named)
  })
})
