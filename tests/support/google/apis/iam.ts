import type { iam_v1 } from '@googleapis/iam'
import { alreadyExists, invalid, notFound } from '../errors.ts'
import { fieldsOf } from '../fields.ts'
import { getPolicyFields, setPolicy } from '../policy.ts'
import { type Call, routesOf } from '../router.ts'
import { etagOf, nextNumber } from '../state.ts'

const accountFields = fieldsOf<iam_v1.Schema$ServiceAccount>({
  description: true,
  disabled: true,
  displayName: true,
  email: true,
  etag: true,
  name: true,
  oauth2ClientId: true,
  projectId: true,
  uniqueId: true,
})
const createFields = fieldsOf<iam_v1.Schema$CreateServiceAccountRequest>({
  accountId: true,
  serviceAccount: accountFields,
})

function create(call: Call) {
  const { project, state } = call
  const { accountId, serviceAccount } = call.json<iam_v1.Schema$CreateServiceAccountRequest>(createFields)
  if (!accountId || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(accountId)) {
    throw invalid('The account ID must be 6 to 30 lowercase letters, digits and hyphens, and begin with a letter.')
  }
  const { projectId } = project
  const email = `${accountId}@${projectId}.iam.gserviceaccount.com`
  if (project.serviceAccounts[email]) {
    throw alreadyExists(`Service account ${accountId} already exists within project projects/${projectId}.`)
  }
  const account = {
    ...serviceAccount,
    name: `projects/${projectId}/serviceAccounts/${email}`,
    email,
    projectId,
    uniqueId: String(nextNumber(state)).padStart(21, '1'),
    etag: etagOf(state),
  }
  project.serviceAccounts[email] = { account, policy: { etag: etagOf(state) } }
  return account
}

function find({ project, params: { account = '' } }: Call) {
  const entry = project.serviceAccounts[account]
  if (!entry) throw notFound('Unknown service account')
  return entry
}

export const iam = routesOf('iam.googleapis.com', {
  'POST /v1/projects/{project}/serviceAccounts': create,
  'GET /v1/projects/{project}/serviceAccounts': ({ project }) => ({
    accounts: Object.values(project.serviceAccounts).map(({ account }) => account),
  }),
  'GET /v1/projects/{project}/serviceAccounts/{account}': (call) => find(call).account,
  'POST /v1/projects/{project}/serviceAccounts/{account}:getIamPolicy': (call) => {
    call.json(getPolicyFields)
    return find(call).policy
  },
  'POST /v1/projects/{project}/serviceAccounts/{account}:setIamPolicy': (call) =>
    setPolicy(call, find(call).policy, false),
  'POST /v1/projects/{project}/serviceAccounts/{account}:enable': (call) => {
    find(call).account.disabled = false
    return {}
  },
})
