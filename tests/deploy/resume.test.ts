import { afterAll, expect, it } from 'vitest'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { startGoogle } from '../support/google/index.ts'
import type { GoogleState, Project } from '../support/google/state.ts'
import { deploymentWorld, firstAnswers } from './support/world.ts'

/**
 * Thrown where the Firebase CLI would start. Only our own steps are tested, because each run of the CLI takes half a
 * minute.
 */
const cli = new Error('The Firebase CLI would run now')

type Studio = Awaited<ReturnType<typeof deploymentWorld>>

/**
 * Runs our own steps up to the Firebase CLI. After `killedAfter` changes the command is killed and sends nothing more.
 */
async function run(before?: { state: GoogleState; studio: Studio }, killedAfter?: number) {
  const google = await startGoogle({ propagation: 1, accountDelay: 1, ...(before && { state: before.state }) })
  const studio = before?.studio ?? (await deploymentWorld(google, firstAnswers))
  process.env.GOOGLE_APIS_ORIGIN = google.origin
  if (killedAfter !== undefined) {
    google.faults.afterMutation(killedAfter, () =>
      google.faults.fail({ path: /./, status: 401, times: Number.POSITIVE_INFINITY }),
    )
  }
  const world = { ...studio.world, firebase: () => Promise.reject(cli) }
  const end = await deploy(world).catch((error: unknown) => error)
  const { mutations } = google.faults
  await google.close()
  return { state: google.state, studio, isWhole: end === cli, mutations, end }
}

/** Returns a project without values that differ between any two runs: times, etags, random values. */
const essence = ({ projects, billingAccounts }: GoogleState) => [
  Object.values(projects).map(
    ({ services, policy, secrets, sites, serviceAccounts, databases, ...project }: Project) => ({
      apis: Object.keys(services).sort(),
      roles: (policy.bindings ?? []).map(({ role, members }) => [role, members?.toSorted()]).toSorted(),
      secrets: Object.entries(secrets).map(([name, { versions }]) => [name, versions.length]),
      apps: [Object.keys(project.webApps).length, Object.values(sites).map(({ appId }) => Boolean(appId))],
      accounts: Object.values(serviceAccounts).map(({ account, policy }) => [account.email, policy.bindings]),
      databases: Object.entries(databases).map(([name, { locationId, deleteProtectionState }]) => [
        name,
        locationId,
        deleteProtectionState,
      ]),
      backups: Object.values(project.backupSchedules).map(({ retention }) => retention),
      billing: project.billingAccountName,
    }),
  ),
  Object.values(billingAccounts).map(({ budgets }) => budgets.length),
]

afterAll(() => {
  delete process.env.GOOGLE_APIS_ORIGIN
})

it('leads to the same project after being killed after any of its changes', { timeout: 300_000 }, async () => {
  const undisturbed = await run()
  undisturbed.studio.end()
  expect(undisturbed.isWhole, String(undisturbed.end)).toBe(true)
  expect(undisturbed.mutations).toBeGreaterThan(12)
  for (let killedAfter = 1; killedAfter < undisturbed.mutations; killedAfter++) {
    const killed = await run(undefined, killedAfter)
    expect.soft(killed.isWhole, `killed after ${killedAfter}`).toBe(false)
    const resumed = await run(killed)
    killed.studio.end()
    expect.soft(resumed.isWhole, `resumed after ${killedAfter}: ${resumed.end}`).toBe(true)
    expect.soft(resumed.studio.asked.length, 'no question is asked twice').toBe(firstAnswers.length)
    expect.soft(essence(resumed.state), `resumed after ${killedAfter}`).toEqual(essence(undisturbed.state))
  }
})
