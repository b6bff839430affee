import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { diagnose } from '../../scripts/deploy/doctor.ts'
import { type Code, finding } from '../../scripts/deploy/findings/finding.ts'
import { reader } from '../../scripts/deploy/google/google.ts'
import { changeSetting } from '../../scripts/deploy/source/settings.ts'
import { inRoot, root } from '../../scripts/lib/paths.ts'
import { only } from '../support/google/faults/fault.ts'
import { faults, settle } from '../support/google/faults.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'
import type { LoggedCall } from '../support/google/server.ts'
import type { GoogleState } from '../support/google/state.ts'
import { deploymentWorld, owner, project } from './support/world.ts'

let google: StandIn
let studio: Awaited<ReturnType<typeof deploymentWorld>>
/** Google's state after the studio's first deployment and some days. */
let settled: GoogleState

/**
 * Deploys a new studio with the real Firebase CLI, to a new project with delays and a wrong gate, as new projects have.
 */
beforeAll(async () => {
  google = await startGoogle({ propagation: 2, eventarcRefusals: 3, accountDelay: 2 })
  studio = await deploymentWorld(google)
  await deploy(studio.world)
  settled = structuredClone(google.state)
  for (const each of Object.values(settled.projects)) {
    settle(each)
    for (const api of Object.keys(each.services)) each.services[api] = 0
  }
}, 400_000)
afterAll(async () => {
  studio.end()
  await google.close()
})

/** Returns whether a call could have changed something. */
const isWrite = ({ method, path }: LoggedCall) =>
  method !== 'GET' && !/:(getIamPolicy|lookup|runQuery)|entries:list/.test(path)

describe('the first deployment', () => {
  it('asks at most five questions', () => expect(studio.asked.length).toBeLessThanOrEqual(5))
  it('ends with the site’s address and a link to set the owner’s password', () => {
    const output = studio.lines.join('\n')
    expect(output).toContain(`✓ The studio is live: https://${project}.web.app/`)
    expect(output).toContain(`choose the password of ${owner.email}`)
    expect(output).toMatch(/\/auth\/action\?mode=resetPassword&oobCode=\S+/)
  })
  it('makes only calls that Google has', () => expect(google.unexpected).toEqual([]))
})

describe('the second run', () => {
  it('asks nothing and changes nothing', async () => {
    const from = google.log.length
    const asked = studio.asked.length
    google.state.projects = structuredClone(settled.projects)
    expect(await deploy(studio.world)).toBe(0)
    expect(studio.asked).toHaveLength(asked)
    expect(studio.lines.at(-1)).toBe(`✓ Nothing to do: https://${project}.web.app/ is up to date.`)
    expect(google.log.slice(from).filter(isWrite)).toEqual([])
  })
})

/** Returns the doctor's findings in a copy of the studio after a change. */
async function diagnosis(change: (state: GoogleState) => void = () => {}) {
  const state = structuredClone(settled)
  change(state)
  const copy = await startGoogle({ state })
  process.env.GOOGLE_APIS_ORIGIN = copy.origin
  try {
    const findings = await diagnose(reader({ project, token: () => Promise.resolve('owner'), pauseMs: 1 }), project)
    expect(copy.unexpected).toEqual([])
    const writes = copy.log.filter(
      ({ method, path }) => method !== 'GET' && !/:(getIamPolicy|lookup|runQuery)|entries:list/.test(path),
    )
    expect(writes).toEqual([])
    return findings
  } finally {
    process.env.GOOGLE_APIS_ORIGIN = google.origin
    await copy.close()
  }
}

const run = promisify(execFile)

/** Runs `npm run doctor -- --json` in a process without gcloud and openssl. */
async function doctorCommand(change: (state: GoogleState) => void = () => {}) {
  const state = structuredClone(settled)
  change(state)
  const copy = await startGoogle({ state })
  try {
    const env = { ...studio.bareEnv, ...copy.env }
    const args = [inRoot('scripts/doctor.ts'), '--project', project, '--json']
    return await run(process.execPath, args, { env, cwd: root }).then(
      ({ stdout }) => ({ code: 0, ...JSON.parse(stdout) }),
      ({ code, stdout, stderr }) => ({ code, stderr, ...JSON.parse(stdout || '{}') }),
    )
  } finally {
    await copy.close()
  }
}

describe('the command', () => {
  it('finds nothing wrong with a healthy studio, as JSON, with nothing but Node on the PATH', async () =>
    expect(await doctorCommand()).toEqual({ code: 0, project, findings: [] }))

  it('exits with 2 after an error, and names it', async () => {
    const grave = faults.find(({ code, settings }) => !settings && finding(code as Code, {}).severity === 'error')
    const { code, findings } = await doctorCommand((state) => grave?.mutate(only(state.projects), state))
    expect(code).toBe(2)
    expect(findings).toContainEqual(expect.objectContaining({ code: grave?.code }))
  })
})

describe('the doctor', () => {
  it('finds nothing wrong with a healthy studio', async () => expect(await diagnosis()).toEqual([]))

  for (const { name, code, also = [], mutate, settings } of faults) {
    it(`reports that ${name}`, async () => {
      const file = path.join(studio.folder, `functions/.env.${project}`)
      const before = readFileSync(file)
      const changed = Object.entries(settings?.(only(settled.projects)) ?? {})
      for (const [key, value] of changed) changeSetting(project, key, value)
      const findings = await diagnosis((state) => mutate(only(state.projects), state))
      writeFileSync(file, before)
      const codes = findings.map((each) => each.code as string)
      expect(codes).toContain(code)
      expect(codes.filter((each) => each !== code && !also.includes(each))).toEqual([])
      for (const each of findings) expect(each.fix).not.toMatch(/\{\w+\}/)
      expect(findings.find((each) => each.code === code)?.severity).toBe(finding(code as Code, {}).severity)
    })
  }
})
