/**
 * `npm run deploy`: puts this clone online, in a new or an existing Firebase project, and keeps it in order from then on.
 * It looks first, says what it will do, asks once, and changes only what is missing. A run that was interrupted continues
 * where it stopped. `npm run doctor` only looks. Options, after `--`:
 *
 * - --domain <domain>: connects a domain
 * - --remove-old: deletes functions of older versions
 * - --again: deploys functions and site again, even if they are of this version
 * - --rotate: gives SIGNING_SECRET a new value
 * - --translation-key: asks for the key of the translation service, or reads it from standard input
 * - --smtp: asks for the mail server, or reads it from standard input
 * - --link: prints a new link for the owner's password
 * - --account, --project, --location, --billing, --owner, --yes: answer the questions of the first run
 */
import { nobody, person } from './deploy/asker.ts'
import { deploy } from './deploy/deploy.ts'
import { deployOptions, deployUsage } from './deploy/options.ts'
import { signIn } from './deploy/signIn.ts'
import { build, firebase } from './deploy/tools.ts'
import { main } from './lib/main.ts'
import { readArguments } from './lib/project.ts'
import { say } from './lib/steps.ts'

await main(async () => {
  const { values: options } = readArguments(deployUsage, { options: deployOptions })
  const ask = process.stdin.isTTY ? person : nobody
  return deploy({
    options,
    ask,
    signIn: (isFirst) => signIn(ask, options.account, isFirst),
    firebase,
    build,
    say,
  })
})
