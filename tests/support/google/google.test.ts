import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StandIn, startGoogle } from './index.ts'

let google: StandIn
beforeEach(async () => {
  google = await startGoogle({ polls: 0 })
})
afterEach(async () => {
  expect(google.unexpected).toEqual([])
  await google.close()
})

interface Answer {
  status: number
  body: { error?: { message: string; status: string; details?: { reason?: string }[] }; [field: string]: unknown }
}

/** Calls an API of the stand-in: `POST firebase.googleapis.com/v1beta1/projects`. */
async function call(line: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', address = ''] = line.split(' ')
  const response = await fetch(`${google.origin}/${address}`, {
    method,
    headers: { authorization: 'Bearer owner', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const quota = { 'x-goog-user-project': 'studio-one' }
const crm = 'cloudresourcemanager.googleapis.com/v1/projects'
const usage = 'serviceusage.googleapis.com/v1/projects/studio-one/services'
const apis = ['cloudbilling', 'iam', 'firestore', 'identitytoolkit', 'secretmanager'].map((n) => `${n}.googleapis.com`)

/** A project with billing and the APIs of these tests. */
async function project() {
  await call(`POST ${crm}`, { projectId: 'studio-one', name: 'Studio One' })
  await call(`POST ${usage}/cloudbilling.googleapis.com:enable`)
  await call(
    'PUT cloudbilling.googleapis.com/v1/projects/studio-one/billingInfo',
    { billingAccountName: 'billingAccounts/0A0A0A-0B0B0B-0C0C0C' },
    quota,
  )
  await call(`POST ${usage}:batchEnable`, { serviceIds: apis })
}

describe('Without preparation the stand-in refuses', () => {
  it('a call without a token', async () => {
    const response = await fetch(`${google.origin}/${crm}`)
    expect(response.status).toBe(401)
  })

  it('an API that is off, with the reason by which it is known', async () => {
    await call(`POST ${crm}`, { projectId: 'studio-one' })
    const { status, body } = await call('GET secretmanager.googleapis.com/v1/projects/studio-one/secrets/KEY')
    expect(status).toBe(403)
    expect(body.error?.details?.[0]?.reason).toBe('SERVICE_DISABLED')
  })

  it('APIs that cost money while there is no billing account', async () => {
    await call(`POST ${crm}`, { projectId: 'studio-one' })
    const { status, body } = await call(`POST ${usage}:batchEnable`, { serviceIds: apis })
    expect(status).toBe(400)
    expect(body.error?.details?.some(({ reason }) => reason === 'UREQ_PROJECT_BILLING_NOT_FOUND')).toBe(true)
  })

  it('more than 20 APIs in one call', async () => {
    await call(`POST ${crm}`, { projectId: 'studio-one' })
    const { status } = await call(`POST ${usage}:batchEnable`, { serviceIds: Array(21).fill('iam.googleapis.com') })
    expect(status).toBe(400)
  })

  it('the settings of sign-in before Identity Platform is initialized', async () => {
    await project()
    const { status, body } = await call('GET identitytoolkit.googleapis.com/admin/v2/projects/studio-one/config')
    expect([status, body.error?.message]).toEqual([404, 'CONFIGURATION_NOT_FOUND'])
  })
})

describe('A new API', () => {
  it('is refused as often as asked for, then answers', async () => {
    await project()
    delete google.state.projects['studio-one']?.services['secretmanager.googleapis.com']
    google.options.propagation = 2
    await call(`POST ${usage}/secretmanager.googleapis.com:enable`)
    const read = () => call('GET secretmanager.googleapis.com/v1/projects/studio-one/secrets')
    expect((await Promise.all([read(), read()])).map(({ status }) => status)).toEqual([403, 403])
    expect((await read()).status).toBe(200)
  })
})

describe('With a project, the stand-in refuses', () => {
  beforeEach(project)

  const accounts = 'iam.googleapis.com/v1/projects/studio-one/serviceAccounts'
  const grant = (member: string, etag?: unknown) =>
    call(`POST ${crm}/studio-one:setIamPolicy`, {
      policy: {
        bindings: [
          { role: 'roles/owner', members: ['user:owner@example.com'] },
          { role: 'roles/datastore.user', members: [member] },
        ],
        ...(etag !== undefined && { etag }),
      },
    })

  it.each([
    ['an incomplete service account', 'serviceAccount:studio-public@'],
    ['a service account that does not exist', 'serviceAccount:nobody@studio-one.iam.gserviceaccount.com'],
    ['a member without a kind', 'owner@example.com'],
  ])('%s in a policy', async (_, member) => {
    expect((await grant(member)).status).toBe(400)
  })

  it('a policy on top of a change by somebody else', async () => {
    await call(`POST ${accounts}`, { accountId: 'studio-public' })
    const member = 'serviceAccount:studio-public@studio-one.iam.gserviceaccount.com'
    const { body: policy } = await call(`POST ${crm}/studio-one:getIamPolicy`, {})
    expect((await grant(member, policy.etag)).status).toBe(200)
    const late = await grant(member, policy.etag)
    expect([late.status, late.body.error?.status]).toEqual([409, 'ABORTED'])
  })

  it('a second daily schedule of backups, and an unknown field', async () => {
    const databases = 'firestore.googleapis.com/v1/projects/studio-one/databases'
    const options = { locationId: 'europe-west1', type: 'FIRESTORE_NATIVE' }
    expect((await call(`POST ${databases}?databaseId=Wrong`, options)).status).toBe(400)
    expect((await call(`POST ${databases}?databaseId=(default)`, { ...options, protect: true })).status).toBe(400)
    expect((await call(`POST ${databases}?databaseId=(default)`, options)).status).toBe(200)
    const schedule = { retention: '604800s', dailyRecurrence: {} }
    expect((await call(`POST ${databases}/(default)/backupSchedules`, schedule)).status).toBe(200)
    expect((await call(`POST ${databases}/(default)/backupSchedules`, schedule)).status).toBe(400)
  })

  it('a function of the first generation on Node 24', async () => {
    await call(`POST ${usage}/cloudfunctions.googleapis.com:enable`)
    const parent = 'projects/studio-one/locations/us-central1'
    const create = (runtime: string) =>
      call(`POST cloudfunctions.googleapis.com/v1/${parent}/functions`, { name: `${parent}/functions/gone`, runtime })
    const { status, body } = await create('nodejs24')
    expect([status, body.error?.message]).toEqual([400, 'Runtime "nodejs24" is not supported on GCF Gen1'])
    expect((await create('nodejs22')).status).toBe(200)
  })

  it('a schedule that calls as an account without a whole address', async () => {
    await call(`POST ${usage}/cloudscheduler.googleapis.com:enable`)
    await call(`POST ${accounts}`, { accountId: 'studio-admin' })
    const parent = 'projects/studio-one/locations/us-central1'
    const create = (serviceAccountEmail: string) =>
      call(`POST cloudscheduler.googleapis.com/v1/${parent}/jobs`, {
        name: `${parent}/jobs/each-minute`,
        schedule: 'every 1 minutes',
        httpTarget: { uri: 'https://each-minute.a.run.app', httpMethod: 'POST', oidcToken: { serviceAccountEmail } },
      })
    expect((await create('studio-admin@')).status).toBe(400)
    expect((await create('studio-admin@studio-one.iam.gserviceaccount.com')).status).toBe(200)
  })

  it('an update mask with a field that sign-in does not have', async () => {
    await call('POST identitytoolkit.googleapis.com/v2/projects/studio-one/identityPlatform:initializeAuth', {})
    const config = 'identitytoolkit.googleapis.com/admin/v2/projects/studio-one/config'
    const good = { client: { permissions: { disabledUserSignup: true } } }
    expect((await call(`PATCH ${config}?updateMask=client.permission`, good)).status).toBe(400)
    const { status, body } = await call(`PATCH ${config}?updateMask=client.permissions`, good)
    expect([status, body.client]).toEqual([200, expect.objectContaining(good.client)])
  })
})

describe('A test may let', () => {
  it('one call fail, and then the same call pass', async () => {
    google.faults.fail({ path: /v1\/projects$/, status: 503 })
    expect((await call(`GET ${crm}`)).status).toBe(503)
    expect((await call(`GET ${crm}`)).status).toBe(200)
  })

  it('a change be made and its answer be lost', async () => {
    google.faults.fail({ method: 'POST', path: /v1\/projects$/, status: 503, afterwards: true })
    expect((await call(`POST ${crm}`, { projectId: 'studio-one' })).status).toBe(503)
    expect(google.state.projects['studio-one']).toBeDefined()
  })

  it('something happen after a number of changes', async () => {
    const seen: number[] = []
    google.faults.afterMutation(1, () => void seen.push(google.faults.mutations))
    await call(`GET ${crm}`)
    expect(seen).toEqual([])
    await call(`POST ${crm}`, { projectId: 'studio-one' })
    expect(seen).toEqual([1])
  })
})
