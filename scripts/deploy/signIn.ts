import { spawnSync } from 'node:child_process'
import { inRoot, root } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import { accountInUse, shareSignIn, signedInAccounts, switchAccount } from '../lib/signIn.ts'
import type { Asker } from './asker.ts'

/** Opens the browser, or without one prints what to open; the Firebase CLI stores the sign-in. */
function login() {
  if (!process.stdin.isTTY) throw new Problem('Nobody is signed in: run `npx firebase login` in a terminal.')
  const program = inRoot('node_modules/firebase-tools/lib/bin/firebase.js')
  spawnSync(process.execPath, [program, 'login'], { cwd: root, stdio: 'inherit' })
}

/**
 * Makes sure that someone is signed in, and returns the account. On a first run it asks which of several accounts to
 * use, unless `wanted` names it.
 */
export async function signIn(ask: Asker, wanted: string | undefined, isFirst: boolean): Promise<string> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return 'the account of GOOGLE_APPLICATION_CREDENTIALS'
  if (signedInAccounts().length === 0) login()
  const all = signedInAccounts()
  if (wanted && !all.includes(wanted))
    throw new Problem(`${wanted} is not signed in: run \`npx firebase login:add ${wanted}\` and try again.`)
  const choices = all.map((value) => ({ name: value, value }))
  const chosen = wanted ?? (isFirst && all.length > 1 ? await ask.choose('Which account?', choices) : undefined)
  if (chosen) switchAccount(chosen)
  if (!(await shareSignIn())) throw new Problem('Nobody is signed in: run `npx firebase login` and try again.')
  return accountInUse() ?? ''
}
