import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectReader } from '../../scripts/deploy/connect.ts'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { diagnose } from '../../scripts/deploy/doctor.ts'
import { lastFingerprint } from '../../scripts/lib/fingerprint.ts'
import { only } from '../support/google/faults/fault.ts'
import { faults } from '../support/google/faults.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'
import type { GoogleState } from '../support/google/state.ts'
import { type Recording, recorded, resumed } from './support/recording.ts'
import { type Change, inCopy, someDaysLater, writesIn } from './support/settled.ts'
import { deploymentWorld, noCli, owner, project, type Studio, unlessCli } from './support/world.ts'

const domain = 'montaje.example'
let google: StandIn
let studio: Studio
let recording: Recording
/** The contents of functions/.env.<project> after the first deployment. */
let settings: string
let settled: GoogleState

/**
 * Deploys a new studio with the real Firebase CLI, to a new project with delays and a wrong gate, as new projects have.
 */
beforeAll(async () => {
  google = await startGoogle({ propagation: 2, eventarcRefusals: 3, accountDelay: 2 })
  studio = await deploymentWorld(google)
  recording = await recorded(google, studio, { domain })
  settings = studio.settings()
  settled = someDaysLater(google.state)
}, 900_000)
afterAll(async () => {
  studio.end()
  await google.close()
})

describe('the first deployment', () => {
  it('asks at most five questions', () => expect(studio.asked.length).toBeLessThanOrEqual(5))

  it('ends with the address of the site, the records for its domain and a link for the password of the owner', () => {
    const end = studio.lines.slice(studio.lines.findIndex((line) => line.startsWith('✓')))
    expect(end[0]).toBe(`✓ The studio is live: https://${project}.web.app/ and https://${project}.web.app/admin`)
    expect(end).toContain(
      `! ${domain} is not ready. ADD ${domain} A 199.36.158.100. ADD ${domain} TXT hosting-site=stand-in. ` +
        "Set these records at the domain's registrar. Once `npm run doctor` finds the domain ready, run `npm run deploy`.",
    )
    expect(end.at(-2)).toBe(`Open this link within an hour to choose the password of ${owner.email}:`)
    expect(end.at(-1)).toMatch(/^ {2}https:\S+\/auth\/action\?mode=resetPassword&oobCode=\S+$/)
  })

  it('corrects the address of the sign-in gates, whose tokens they would refuse', () => {
    const registered = google.log.filter(({ path }) => path.includes('updateMask=blockingFunctions'))
    expect(registered[0]?.body).toContain('.cloudfunctions.net/')
    const triggers = only(google.state.projects).auth?.blockingFunctions?.triggers ?? {}
    expect(Object.keys(triggers).sort()).toEqual(['beforeCreate', 'beforeSignIn'])
    for (const { functionUri } of Object.values(triggers)) expect(functionUri).toMatch(/\.run\.app$/)
  })

  it('calls nothing that Google does not have', () => expect(google.unexpected).toEqual([]))
})

it('A deployment that was killed at any moment is finished by the next one, without a question', {
  timeout: 900_000,
}, async () => {
  const { moments, cliRuns, end } = recording
  expect(moments.length).toBeGreaterThan(25)
  let realRuns = 0
  for (const moment of moments) {
    const next = await resumed(moment, cliRuns, studio, { domain })
    expect.soft(next.asked, moment.name).toEqual([])
    expect.soft(next.unexpected, moment.name).toEqual([])
    expect.soft(next.end, moment.name).toBe(end)
    realRuns += next.realRuns
  }
  // Only a kill during the deployment of triggers needs another run, because the Firebase CLI deploys them one by one.
  expect(realRuns).toBe(1)
})

describe('a later deployment', () => {
  beforeEach(() => writeFileSync(path.join(studio.folder, `functions/.env.${project}`), settings))

  /**
   * Deploys to a copy of the settled studio until the Firebase CLI would run. Returns the arguments that it would get.
   */
  const untilCli = (options: Parameters<Studio['with']>[0], change: Change = () => {}, answers = studio.world.ask) =>
    inCopy(settled, studio, change, async ({ log, state }) => {
      const { firebase, calls } = noCli()
      const from = studio.lines.length
      await deploy(studio.with(options, { firebase, ask: answers })).catch(unlessCli)
      return { calls, writes: writesIn(log), project: only(state.projects), lines: studio.lines.slice(from) }
    })
  const functionsOf = ([call = '']: readonly string[]) => call.match(/functions:\w+/g)?.sort() ?? []

  it('asks nothing and changes nothing', async () => {
    const { calls, writes, lines } = await untilCli({})
    expect([calls, writes]).toEqual([[], []])
    expect(lines).toEqual([`✓ Nothing to do: https://${project}.web.app/ is up to date.`])
  })

  it('gives the signing secret a new value, and deploys the functions that read it', async () => {
    const { calls, project } = await untilCli({ rotate: true })
    expect(only(project.secrets, 'SIGNING_SECRET').versions.map(({ state }) => state)).toEqual(['ENABLED', 'ENABLED'])
    expect(functionsOf(calls)).toEqual(['functions:admins', 'functions:visitors'])
  })

  it('asks for the key of the translation service, and deploys the one function that reads it', async () => {
    const key = '2c8e-translate:fx'
    const { calls, project } = await untilCli({ 'translation-key': true }, () => {}, {
      ...studio.world.ask,
      hide: () => Promise.resolve(key),
    })
    const { data = '' } = only(project.secrets, 'TRANSLATION_KEY').versions.at(-1) ?? {}
    expect(Buffer.from(data, 'base64').toString()).toBe(key)
    expect(functionsOf(calls)).toEqual(['functions:translate'])
  })

  it('asks for the mail server, and deploys the functions that send mails', async () => {
    const server = 'smtps://hola%40luz.example:clave@smtp.luz.example:465'
    const hide = () => Promise.resolve(server)
    const { calls, project } = await untilCli({ smtp: true }, () => {}, { ...studio.world.ask, hide })
    const { data = '' } = only(project.secrets, 'SMTP_URL').versions.at(-1) ?? {}
    expect(Buffer.from(data, 'base64').toString()).toBe(server)
    // A later step deploys the trigger that reports new enquiries.
    expect(functionsOf(calls)).toEqual(['functions:admins', 'functions:tellAgain'])
  })

  it.each(['https://smtp.luz.example', 'smtp.luz.example', ''])('refuses “%s” as a mail server', async (server) => {
    const hide = () => Promise.resolve(server)
    const answers = { ...studio.world.ask, hide }
    await expect(untilCli({ smtp: true }, () => {}, answers)).rejects.toThrow('not the address of a mail server')
  })

  it('builds for the key with which the site is registered at App Check, once the settings demand it', async () => {
    const builtFunctions = lastFingerprint('build-functions')
    writeFileSync(path.join(studio.folder, `functions/.env.${project}`), `${settings}ENFORCE_APP_CHECK=true\n`)
    const { calls } = await untilCli({}, ({ appCheckKeys, webApps, services }) => {
      services['firebaseappcheck.googleapis.com'] = 0
      for (const app of Object.keys(webApps)) appCheckKeys[app] = 'site-key'
    })
    expect(process.env.VITE_APP_CHECK_KEY).toBe('site-key')
    // The functions do not contain the key; building them here would disturb other commands.
    expect(lastFingerprint('build-functions')).toBe(builtFunctions)
    expect(calls[0]).toMatch(/functions:visitors.*,hosting /)
  })

  it('moves the site to a domain that has become ready', async () => {
    const { calls, project: changed } = await untilCli({}, ({ sites, projectId }) => {
      only(sites).customDomains[domain] = {
        name: `projects/${projectId}/sites/${projectId}/customDomains/${domain}`,
        hostState: 'HOST_ACTIVE',
        ownershipState: 'OWNERSHIP_ACTIVE',
        cert: { type: 'GROUPED', state: 'CERT_ACTIVE' },
      }
    })
    expect(studio.settings()).toContain(`\nSITE_ORIGINS=https://${domain}\n`)
    expect(changed.auth?.notification?.sendEmail?.callbackUri).toBe(`https://${domain}/auth/action`)
    expect(changed.auth?.authorizedDomains).toEqual(expect.arrayContaining([domain, `${project}.web.app`]))
    expect(calls[0]).toMatch(/functions:visitors.*,hosting /)
  })

  /** Faults whose repair needs the Firebase CLI. */
  const repaired = [
    'a function does not run',
    'a function runs on another Node',
    'a trigger is gone',
    'an index is missing',
    'functions still use an older value of a secret',
    'nothing deletes expired documents of a collection',
    'the live site is another version',
    'the published rules are older than the source',
    'the schedule is missing',
    'a function of the first generation is left over',
  ]

  it('repairs what is broken with the real Firebase CLI, and deletes old functions on request', {
    timeout: 900_000,
  }, async () => {
    const broken = faults.filter(({ name }) => repaired.includes(name))
    expect(broken).toHaveLength(repaired.length)
    const breakAll: Change = (project, state) => {
      for (const { mutate } of broken) mutate(project, state)
    }
    await inCopy(settled, studio, breakAll, async ({ state }) => {
      await deploy(studio.with({ 'remove-old': true }))
      expect(await diagnose(connectReader(project), project)).toEqual([])
      expect(only(state.projects).oldFunctions).toEqual({})
    })
  })
})
