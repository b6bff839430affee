import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { only } from '../support/google/faults/fault.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'
import { addPreparedProject } from '../support/google/preparedProject.ts'
import { deploymentWorld, firstAnswers, noCli, owner, project, type Studio, unlessCli } from './support/world.ts'

let google: StandIn
let studio: Studio | undefined
beforeEach(async () => {
  google = await startGoogle()
})
afterEach(async () => {
  studio?.end()
  expect(google.unexpected).toEqual([])
  await google.close()
})

/** Deploys until the Firebase CLI would run. Returns the questions that were asked. */
async function deployAnswering(answers: readonly string[], options: Parameters<Studio['with']>[0] = {}) {
  studio = await deploymentWorld(google, answers)
  const { firebase, calls } = noCli()
  await deploy(studio.with(options, { firebase })).catch(unlessCli)
  return { asked: studio.asked, calls, lines: studio.lines }
}

const secondAccount = 'billingAccounts/0D0D0D-0E0E0E-0F0F0F'
function addBillingAccount(open: boolean) {
  google.state.billingAccounts[secondAccount] = { name: secondAccount, displayName: 'The studio', open, budgets: [] }
}

describe('npm run deploy', () => {
  it('asks which of several billing accounts pays, and uses that one', async () => {
    addBillingAccount(true)
    const { asked } = await deployAnswering([...firstAnswers, secondAccount])
    expect(asked.at(-1)).toBe('Which billing account?')
    expect(asked.length).toBeLessThanOrEqual(5)
    expect(only(google.state.projects).billingAccountName).toBe(secondAccount)
  })

  it('does not ask if only one billing account is open, or if --billing names one', async () => {
    addBillingAccount(false)
    expect((await deployAnswering(firstAnswers)).asked).toHaveLength(firstAnswers.length)
    expect(only(google.state.projects).billingAccountName).not.toBe(secondAccount)
    studio?.end()
    google.state.projects = {}
    addBillingAccount(true)
    expect((await deployAnswering(firstAnswers, { billing: secondAccount })).asked).toHaveLength(firstAnswers.length)
    expect(only(google.state.projects).billingAccountName).toBe(secondAccount)
  })

  it('says where to create a billing account if there is none', async () => {
    google.state.billingAccounts = {}
    await expect(deployAnswering(firstAnswers)).rejects.toThrow('https://console.cloud.google.com/billing/create')
  })

  it('offers the existing projects, and does not ask for what is already decided', async () => {
    addPreparedProject(google.state, 'studio-one', 'europe-west1')
    const { asked } = await deployAnswering(['studio-one', `${owner.name} <${owner.email}>`, 'yes'])
    expect(asked).toEqual(['Which project?', "The owner's name and e-mail (the first admin):", 'Go ahead?'])
    expect(Object.keys(google.state.projects)).toEqual(['studio-one'])
  })

  it('asks nothing if options answer everything', async () => {
    const options = { project, location: 'europe-west1', owner: `${owner.name} <${owner.email}>`, yes: true }
    expect((await deployAnswering([], options)).asked).toEqual([])
    expect(only(google.state.projects).databases['(default)']?.locationId).toBe('europe-west1')
  })

  it('changes nothing without consent', async () => {
    const { lines } = await deployAnswering([...firstAnswers.slice(0, -1), 'no'])
    expect(lines.at(-1)).toBe('Nothing was changed.')
    expect(google.state.projects).toEqual({})
  })

  it('rotates nothing before the first deployment', async () => {
    await expect(deployAnswering(firstAnswers, { rotate: true })).rejects.toThrow('run `npm run deploy` without')
    expect(google.state.projects).toEqual({})
  })
})
