import { deployConfig } from '../lib/firebaseConfig.ts'
import type { Asker } from './answers.ts'
import type { Hands } from './deployment.ts'
import { originOfSite } from './facts.ts'
import type { Finding } from './findings/finding.ts'
import type { Google, Reader } from './google/google.ts'
import { deploymentOf } from './hands.ts'
import { type Answers, askBilling, askProject, findOwner, findRegion, readOwner } from './questions.ts'
import { apply, plan, toDo } from './run.ts'
import { prepareDeployment } from './source/deployConfig.ts'
import { adminsOf, passwordLink } from './source/people.ts'
import { chooseProject, chosenProject, createSettings, hasSettings, ownerIn } from './source/settings.ts'
import { project as projectStep } from './steps/project.ts'

/** Everything outside this code that a deployment uses; tests replace it. */
export interface World {
  answers: Answers
  domain?: string | undefined
  removesOld?: boolean | undefined
  wantsLink?: boolean | undefined
  hasAgreed?: boolean | undefined
  ask: Asker
  /** Makes sure that somebody is signed in. Returns the account. */
  signIn: (isFirst: boolean) => Promise<string>
  connect: (project: string) => Google
  connectReader: (project: string) => Reader
  firebase: (project: string, args: readonly string[]) => ReturnType<Hands['firebase']>
  build: Hands['build']
  say: (line?: string) => void
  pauseMs: number
}

const costs = [
  'What it costs: a small studio stays within the free quotas, except for one sign-in gate that is kept warm and for',
  'backups: a few US dollars a month (docs/deploy.md has the figures). A budget warns you from 5 on.',
]

/** The project, and what only a first run asks about it. */
async function settle(world: World, project: string, account: string) {
  const { answers, ask } = world
  const read = world.connectReader(project)
  const isNew = (await projectStep.check(deploymentOf(read, project, ''))).length > 0
  const region = answers.location ?? (await findRegion(ask, read, project, isNew))
  const owner = (answers.owner && readOwner(answers.owner)) || (await findOwner(ask, read, project, isNew, account))
  return { region, owner }
}

/** Sets up and deploys everything that is missing. Returns the exit code. */
export async function deploy(world: World): Promise<number> {
  const { answers, ask, say, domain, removesOld } = world
  const account = await world.signIn(chosenProject() === undefined)
  const project = answers.project ?? chosenProject() ?? (await askProject(ask, world.connectReader('')))
  const isFirst = !hasSettings(project)
  const first = isFirst ? await settle(world, project, account) : undefined
  const region = first?.region ?? ''
  const planned = deploymentOf(world.connectReader(project), project, region, { domain, removesOld })
  const { work, rest } = toDo(planned, await plan(planned))
  if (work.length > 0) {
    say(`To do in the project ${project}, signed in as ${account}:`)
    for (const { step, findings } of work)
      say(`  ${step.name}${findings.length > 0 ? `: ${findings.map(({ what }) => what).join(' ')}` : ''}`)
    if (first) for (const line of costs) say(line)
    if (first && !world.hasAgreed && !(await ask.agree('Go ahead?'))) {
      say('Nothing was changed.')
      return 0
    }
  }
  if (first) {
    createSettings(project, region, `${first.owner.name} <${first.owner.email}>`)
    chooseProject(project)
  }
  const google = world.connect(project)
  const owner = async () => first?.owner ?? ownerIn(project) ?? findOwner(ask, google, project, false, account)
  const hands: Hands = {
    google,
    firebase: (args) => {
      prepareDeployment(deployment.settings)
      return world.firebase(project, [...args, '--config', deployConfig])
    },
    build: world.build,
    say,
    chooseBilling: (accounts) => (answers.billing ? Promise.resolve(answers.billing) : askBilling(ask)(accounts)),
    owner,
    pauseMs: world.pauseMs,
  }
  const deployment = deploymentOf(google, project, region, { domain, removesOld })
  const open = work.length > 0 ? await apply(deployment, hands, (name) => say(`… ${name}`)) : rest
  await sayResult(world, google, project, await originOfSite(deployment), open, work.length > 0)
  return 0
}

async function sayResult(
  { say, wantsLink }: World,
  google: Google,
  project: string,
  origin: string,
  open: readonly Finding[],
  hasChanged: boolean,
) {
  say(
    hasChanged ? `✓ The studio is live: ${origin}/ and ${origin}/admin` : `✓ Nothing to do: ${origin}/ is up to date.`,
  )
  for (const { severity, what, fix } of open) if (severity !== 'info') say(`! ${what} ${fix}`)
  const admins = await adminsOf(google, project)
  const [admin] = admins
  const hasNeverSignedIn = admin?.email && admins.every(({ lastLoginAt }) => !lastLoginAt)
  if (!hasNeverSignedIn) return
  if (hasChanged || wantsLink) {
    const link = await passwordLink(google, project, origin, admin.email ?? '')
    say(`Open this link within an hour to choose the password of ${admin.email}:`)
    say(`  ${link}`)
  } else say('Nobody has signed in yet: `npm run deploy -- --link` prints a link to choose the password.')
}
