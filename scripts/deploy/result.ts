import type { Deployment, Tools } from './deployment.ts'
import { originOfSite } from './facts.ts'
import type { Finding } from './findings/finding.ts'
import { ask, statusText } from './source/ask.ts'
import { adminsOf, passwordLink } from './source/people.ts'

interface Result {
  /** Findings that the deployment leaves to people. */
  open: readonly Finding[]
  hasChanged: boolean
  wantsLink: boolean
}

/** Prints whether the site responds, what is left to do, and how the owner signs in. */
export async function sayResult(
  { say, google }: Tools,
  deployment: Deployment,
  { open, hasChanged, wantsLink }: Result,
) {
  const origin = await originOfSite(deployment)
  const { status } = await ask(`${origin}/`)
  if (status !== 200)
    say(`! ${origin}/ answered ${statusText(status)}. A new address takes some minutes; then run \`npm run doctor\`.`)
  else if (hasChanged) say(`✓ The studio is live: ${origin}/ and ${origin}/admin`)
  else say(`✓ Nothing to do: ${origin}/ is up to date.`)
  for (const { severity, what, fix } of open) if (severity !== 'info') say(`! ${what} ${fix}`)
  const admins = await adminsOf(google, deployment.project)
  const [{ email } = { email: undefined }] = admins
  if (!email || admins.some(({ lastLoginAt }) => lastLoginAt)) return
  if (!hasChanged && !wantsLink)
    return say('Nobody has signed in yet: `npm run deploy -- --link` prints a link to choose the password.')
  say(`Open this link within an hour to choose the password of ${email}:`)
  say(`  ${await passwordLink(google, deployment.project, origin, email)}`)
}
