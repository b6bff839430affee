import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectReader } from '../../scripts/deploy/connect.ts'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { diagnose } from '../../scripts/deploy/doctor.ts'
import { changeSetting } from '../../scripts/deploy/source/settings.ts'
import { inRoot, root } from '../../scripts/lib/paths.ts'
import { deploys, only } from '../support/google/faults/fault.ts'
import { faults } from '../support/google/faults.ts'
import { startGoogle } from '../support/google/index.ts'
import type { GoogleState } from '../support/google/state.ts'
import { type Change, inCopy, someDaysLater, writesIn } from './support/settled.ts'
import { deploymentWorld, noCli, project, type Studio, unlessCli } from './support/world.ts'

let studio: Studio
/** The contents of functions/.env.<project> after the first deployment, and Google's state some days later. */
let settings: string
let settled: GoogleState
const settingsFile = () => path.join(studio.folder, `functions/.env.${project}`)

beforeAll(async () => {
  const google = await startGoogle()
  studio = await deploymentWorld(google)
  await deploy(studio.world)
  settings = studio.settings()
  settled = someDaysLater(google.state)
  await google.close()
}, 900_000)
beforeEach(() => writeFileSync(settingsFile(), settings))
afterAll(() => studio.end())

const diagnosis = () => diagnose(connectReader(project), project)

const nothing: Change = () => {}
const change = (name: string): Change => faults.find((fault) => fault.name === name)?.mutate ?? nothing

describe('the doctor', () => {
  it('finds nothing wrong with a healthy studio', async () =>
    expect(await inCopy(settled, studio, nothing, diagnosis)).toEqual([]))

  it('finds nothing wrong while an earlier release is live, whose pages need no content', async () => {
    const held: Change = ({ live }) => {
      live.broken['/api/content/es'] = 204
    }
    expect(await inCopy(settled, studio, held, diagnosis)).toEqual([])
  })

  it.each(faults)('reports that $name', async ({ code, also = [], fix, mutate, settings: changed }) => {
    for (const [key, value] of Object.entries(changed?.(only(settled.projects)) ?? {}))
      changeSetting(project, key, value)
    await inCopy(settled, studio, mutate, async ({ log }) => {
      const findings = await diagnosis()
      expect(writesIn(log)).toEqual([])
      expect(findings.find((each) => each.code === code)?.fix).toBe(fix)
      expect(
        findings.map((each) => each.code as string).filter((each) => each !== code && !also.includes(each)),
      ).toEqual([])
    })
  })
})

describe('a deployment repairs that', () => {
  const named = faults.filter(({ fix }) => fix.startsWith(deploys))
  it.each(named)('$name', async ({ code, fix, redeploys, mutate, settings: changed }) => {
    for (const [key, value] of Object.entries(changed?.(only(settled.projects)) ?? {}))
      changeSetting(project, key, value)
    await inCopy(settled, studio, mutate, async () => {
      const { firebase, calls } = noCli()
      const options = { again: fix.includes('--again'), 'remove-old': fix.includes('--remove-old') }
      await deploy(studio.with(options, { firebase })).catch(unlessCli)
      if (redeploys) return expect(calls.join()).toContain(redeploys)
      expect(calls).toEqual([])
      expect((await diagnosis()).map((each) => each.code)).not.toContain(code)
    })
  })
})

describe('the command', () => {
  /** Runs `npm run doctor` in a process of its own, in which there is neither gcloud nor openssl. */
  const doctor = (args: readonly string[], mutate: Change = nothing) =>
    inCopy(settled, studio, mutate, (copy) =>
      promisify(execFile)(process.execPath, [inRoot('scripts/doctor.ts'), ...args], {
        env: { ...studio.bareEnv, ...copy.env },
        cwd: root,
      }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }) as { code: number; stdout: string; stderr: string },
      ),
    )

  it('prints what is wrong, what it means and what fixes it', async () => {
    const { code, stdout } = await doctor([], change('the schedule is paused'))
    expect(code).toBe(2)
    expect(stdout.split('\n')).toEqual([
      '✗ The schedule of closeShutAccounts is paused. (scheduler-paused)',
      '    Disabled accounts keep read access for up to an hour, or planned days and failed publications wait for the next edit.',
      `    → Tick its job at https://console.cloud.google.com/cloudscheduler?project=${project} and click "Resume".`,
      '',
    ])
  })

  it('prints JSON for programs, and exits with 0 if all is well', async () => {
    const { code, stdout } = await doctor(['--json'])
    expect(JSON.parse(stdout)).toEqual({ project, findings: [] })
    expect(code).toBe(0)
  })

  it('exits with 0 after a mere note', async () => {
    const { code, stdout } = await doctor(['--json'], change('the studio has a single admin'))
    expect(JSON.parse(stdout).findings).toMatchObject([{ code: 'admin-alone', severity: 'info' }])
    expect(code).toBe(0)
  })

  it('exits with 1 after a warning', async () => {
    const { code, stdout } = await doctor(['--json'], change('nobody watches the costs'))
    expect(JSON.parse(stdout).findings).toMatchObject([{ code: 'budget-missing', severity: 'warning', fix: deploys }])
    expect(code).toBe(1)
  })

  it('exits with 3 if it could check nothing', async () => {
    const { code, stderr } = await doctor(['--nothing'])
    expect(stderr).toContain('npm run doctor -- [--project <id>] [--json]')
    expect(code).toBe(3)
  })
})
