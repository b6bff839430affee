import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
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

/** Runs a program in a process of its own, where nothing can start gcloud. Returns what it writes, as JSON. */
async function run(program: string, env: Readonly<Record<string, string>> = {}, input = '') {
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...login.env, ...env },
  })
  running.child.stdin?.end(input)
  return JSON.parse((await running).stdout) as unknown
}

/**
 * Opens a real project, as migrate, backup, restore and unlock do. Returns the credentials that Google's libraries get.
 */
const open = (env: Readonly<Record<string, string>> = {}) =>
  run(
    `import { openProject } from ${JSON.stringify(inRoot('scripts/lib/project.ts'))}
    await openProject('studio-one')
    const { GOOGLE_APPLICATION_CREDENTIALS: file, GOOGLE_CLOUD_QUOTA_PROJECT: payer } = process.env
    process.stdout.write(JSON.stringify({ file, payer }))`,
    env,
  ) as Promise<{ file: string; payer: string }>

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

/** Signs in as `npm run deploy` does, with an answer to the question about the account. */
const signIn = (wanted: string | undefined, isFirst: boolean, answer = '') =>
  run(
    `import { signIn } from ${JSON.stringify(inRoot('scripts/deploy/signIn.ts'))}
    const asked = []
    const ask = { choose: async (question, choices) => {
      asked.push([question, ...choices.map(({ value }) => value)])
      return ${JSON.stringify(answer)}
    } }
    const account = await signIn(ask, ${JSON.stringify(wanted)}, ${isFirst}).catch((error) => error.message)
    process.stdout.write(JSON.stringify({ account, asked }))`,
  )

describe('npm run deploy', () => {
  const other = 'studio@example.com'
  const store = () => path.join(login.home, '.config/configstore/firebase-tools.json')

  it('asks nothing if one account is signed in', async () =>
    expect(await signIn(undefined, true)).toEqual({ account: google.state.user, asked: [] }))

  it('asks on the first run which of several accounts to use, and uses that one from then on', async () => {
    const one = JSON.parse(readFileSync(store(), 'utf8')) as { user: object; tokens: object }
    const more = { ...one, additionalAccounts: [{ user: { email: other, sub: '2' }, tokens: one.tokens }] }
    writeFileSync(store(), JSON.stringify(more))
    const asked = [['Which account?', google.state.user, other]]
    expect(await signIn(undefined, true, other)).toEqual({ account: other, asked })
    expect(await signIn(undefined, false)).toEqual({ account: other, asked: [] })
    expect(await signIn(google.state.user, true)).toEqual({ account: google.state.user, asked: [] })
  })

  it('reads a key from standard input if there is no terminal, so that no list of processes shows it', async () => {
    const program = `
      import { nobody } from ${JSON.stringify(inRoot('scripts/deploy/asker.ts'))}
      process.stdout.write(JSON.stringify(await nobody.hide('The key?')))`
    expect(await run(program, {}, 'a-key:fx\n')).toBe('a-key:fx')
  })

  it('says how to sign in with an account that is not signed in', async () =>
    expect(await signIn('who@example.com', true)).toEqual({
      account: 'who@example.com is not signed in: run `npx firebase login:add who@example.com` and try again.',
      asked: [],
    }))
})
