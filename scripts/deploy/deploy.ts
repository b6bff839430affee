import { deployConfig } from '../lib/firebaseConfig.ts'
import { Problem } from '../lib/problem.ts'
import type { Asker } from './asker.ts'
import { connect, connectReader } from './connect.ts'
import type { CliResult, Deployment, Extras, Tools } from './deployment.ts'
import type { DeployValues } from './options.ts'
import { askBilling, askProject, findOwner, findRegion, readOwner } from './questions.ts'
import { sayResult } from './result.ts'
import { apply, type Planned, plan, toDo } from './run.ts'
import { adoptAppCheckKey } from './source/appCheck.ts'
import { prepareDeployment } from './source/deployConfig.ts'
import { newSecretValue, setSecret } from './source/secretValues.ts'
import { chooseProject, chosenProject, createSettings, hasSettings, type Owner, ownerIn } from './source/settings.ts'
import { project as projectStep } from './steps/project.ts'
import { deploymentOf } from './tools.ts'

/** The options of the command, and everything outside this code that a deployment uses; tests replace it. */
export interface World {
  options: DeployValues
  ask: Asker
  /** Makes sure that someone is signed in. Returns the account. */
  signIn: (isFirst: boolean) => Promise<string>
  firebase: (project: string, args: readonly string[]) => Promise<CliResult>
  build: Tools['build']
  say: (line?: string) => void
}

const costs = [
  'What it costs: a small studio stays within the free quotas, except for one sign-in gate that is kept warm, images of',
  'the functions and backups. Expect a few US dollars a month; docs/deploy.md lists what is used, and where the prices',
  'are. A budget warns you from 5 on.',
]

/** Asks what only a first run asks about a project. */
async function askFirst({ options, ask }: World, project: string, account: string) {
  const read = connectReader(project)
  const isNew = (await projectStep.check(deploymentOf(read, project, ''))).length > 0
  const region = options.location ?? (await findRegion(ask, read, project, isNew))
  const owner = (options.owner && readOwner(options.owner)) || (await findOwner(ask, read, project, isNew, account))
  return { region, owner }
}

/** Gives secrets the new values that the options ask for. The steps then see that functions still use the old ones. */
async function changeSecrets({ options, ask, say }: World, project: string) {
  const wanted = [
    ...(options.rotate ? (['SIGNING_SECRET'] as const) : []),
    ...(options['translation-key'] ? (['TRANSLATION_KEY'] as const) : []),
    ...(options.smtp ? (['SMTP_URL'] as const) : []),
  ]
  for (const secret of wanted) {
    await setSecret(connect(project), project, secret, await newSecretValue(ask, secret))
    say(`✓ ${secret} has a new value.`)
  }
}

function sayPlan({ say }: World, project: string, account: string, work: readonly Planned[]) {
  say(`To do in the project ${project}, signed in as ${account}:`)
  for (const { step, findings } of work)
    say(`  ${step.name}${findings.length > 0 ? `: ${findings.map(({ what }) => what).join(' ')}` : ''}`)
}

function toolsFor(world: World, deployment: Deployment, google: Tools['google'], owner: () => Promise<Owner>): Tools {
  const { options, ask } = world
  const { project } = deployment
  return {
    google,
    async firebase(args) {
      // Builds the functions first: in a new clone nothing is built yet.
      prepareDeployment(deployment.settings, await deployment.builds())
      return world.firebase(project, [...args, '--config', deployConfig])
    },
    build: world.build,
    say: world.say,
    chooseBilling: (accounts) => (options.billing ? Promise.resolve(options.billing) : askBilling(ask)(accounts)),
    owner,
  }
}

/** Sets up and deploys everything that is missing. Returns the exit code. */
export async function deploy(world: World): Promise<number> {
  const { options, ask, say } = world
  const account = await world.signIn(chosenProject() === undefined)
  const project = options.project ?? chosenProject() ?? (await askProject(ask, connectReader('')))
  const first = hasSettings(project) ? undefined : await askFirst(world, project, account)
  if (!first) await changeSecrets(world, project)
  else if (options.rotate || options['translation-key'] || options.smtp)
    throw new Problem('The first deployment creates the secrets: run `npm run deploy` without further options first.')
  const extras: Extras = {
    domain: options.domain,
    removesOld: options['remove-old'],
    againBefore: options.again ? Date.now() : undefined,
  }
  const region = first?.region ?? ''
  const planned = deploymentOf(connectReader(project), project, region, extras)
  await adoptAppCheckKey(planned)
  const { work, rest } = toDo(planned, await plan(planned))
  if (work.length > 0) sayPlan(world, project, account, work)
  if (work.length > 0 && first) {
    for (const line of costs) say(line)
    if (!options.yes && !(await ask.agree('Go ahead?'))) {
      say('Nothing was changed.')
      return 0
    }
  }
  if (first) {
    createSettings(project, region, `${first.owner.name} <${first.owner.email}>`)
    chooseProject(project)
  }
  const google = connect(project)
  const deployment = deploymentOf(google, project, region, extras)
  const owner = async () => first?.owner ?? ownerIn(project) ?? findOwner(ask, google, project, false, account)
  const tools = toolsFor(world, deployment, google, owner)
  const open = work.length > 0 ? await apply(deployment, tools, (name) => say(`… ${name}`)) : rest
  await sayResult(tools, deployment, { open, hasChanged: work.length > 0, wantsLink: options.link === true })
  return 0
}
