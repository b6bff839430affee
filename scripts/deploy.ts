/**
 * `npm run deploy`: deploys this clone to a new or an existing Firebase project, and repairs it on later runs. It
 * checks everything first, lists what it will do, asks once, and changes only what is missing. An interrupted run
 * continues where it stopped. `-- --domain <domain>` connects a domain, `--remove-old` deletes functions of older
 * versions, `--link` prints a new link for the owner's password. `npm run doctor` only checks.
 */
import { spawnSync } from 'node:child_process'
import { nobody, person } from './deploy/answers.ts'
import { connect, connectReader, pauseMs } from './deploy/connect.ts'
import { deploy } from './deploy/deploy.ts'
import { build, firebase } from './deploy/hands.ts'
import { main } from './lib/main.ts'
import { inRoot, root } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { readArguments } from './lib/project.ts'
import { accountInUse, shareSignIn, signedInAccounts, switchAccount } from './lib/signIn.ts'
import { say } from './lib/steps.ts'

const usage =
  'npm run deploy -- [--project <id>] [--location <region>] [--owner "<name> <e-mail>"] [--billing <account>] [--account <e-mail>] [--domain <domain>] [--remove-old] [--link] [--yes]'
const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Opens the browser, or without one prints what to open; the Firebase CLI keeps the sign-in. */
function login() {
  if (!process.stdin.isTTY) throw new Problem('Nobody is signed in: run `npx firebase login` in a terminal.')
  const program = inRoot('node_modules/firebase-tools/lib/bin/firebase.js')
  spawnSync(process.execPath, [program, 'login'], { cwd: root, stdio: 'inherit' })
}

const ask = process.stdin.isTTY ? person : nobody

/** Makes sure that somebody is signed in. Asks which account to use, if there are several and nobody has said so yet. */
async function signIn(wanted: string | undefined, isFirst: boolean): Promise<string> {
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

await main(async () => {
  const { values: answers } = readArguments(usage, {
    options: {
      ...{ account: text, project: text, location: text, billing: text, owner: text, domain: text },
      ...{ 'remove-old': flag, link: flag, yes: flag },
    },
  })
  return deploy({
    answers,
    domain: answers.domain,
    removesOld: answers['remove-old'],
    wantsLink: answers.link,
    hasAgreed: answers.yes,
    ask,
    signIn: (isFirst) => signIn(answers.account, isFirst),
    connect,
    connectReader,
    firebase,
    build,
    say,
    pauseMs,
  })
})
