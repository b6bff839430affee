import { failedPrecondition, invalid, notFound } from '../errors.ts'
import { fieldsOf } from '../fields.ts'
import type { Budget } from '../handWritten.ts'
import { type Call, found, routesOf } from '../router.ts'
import { etagOf, findProject, nextNumber, type Project } from '../state.ts'

const infoFields = { name: true, projectId: true, billingAccountName: true, billingEnabled: true } as const

const info = ({ projectId, billingAccountName }: Project, isOpen: boolean) => ({
  name: `projects/${projectId}/billingInfo`,
  projectId,
  billingAccountName,
  billingEnabled: isOpen,
})
const infoOf = ({ project, state }: Call) =>
  info(project, state.billingAccounts[project.billingAccountName]?.open ?? false)

function link(call: Call) {
  const { project, state } = call
  const { billingAccountName = '' } = call.json<{ billingAccountName?: string }>(infoFields)
  if (billingAccountName !== '') {
    if (!/^billingAccounts\/[\w-]+$/.test(billingAccountName)) throw invalid('Request contains an invalid argument.')
    const account = state.billingAccounts[billingAccountName]
    if (!account) throw notFound(`Billing account ${billingAccountName} was not found.`)
    if (!account.open) throw failedPrecondition('Precondition check failed.')
  }
  project.billingAccountName = billingAccountName
  return infoOf(call)
}

export const billing = routesOf('cloudbilling.googleapis.com', {
  'GET /v1/billingAccounts': ({ state }) => ({
    billingAccounts: Object.values(state.billingAccounts).map(({ budgets: _, ...account }) => ({
      ...account,
      masterBillingAccount: '',
    })),
  }),
  'GET /v1/projects/{project}/billingInfo': infoOf,
  'PUT /v1/projects/{project}/billingInfo': link,
})

const budgetFields = fieldsOf<Budget>({
  name: true,
  displayName: true,
  budgetFilter: { projects: true, calendarPeriod: true, creditTypesTreatment: true },
  amount: { specifiedAmount: { currencyCode: true, units: true, nanos: true }, lastPeriodAmount: true },
  thresholdRules: { thresholdPercent: true, spendBasis: true },
  notificationsRule: {
    pubsubTopic: true,
    schemaVersion: true,
    monitoringNotificationChannels: true,
    disableDefaultIamRecipients: true,
    enableProjectLevelRecipients: true,
  },
  etag: true,
})

function createBudget(call: Call) {
  const { state, params } = call
  const account = found(state.billingAccounts, `billingAccounts/${params.account}`)
  const budget = call.json<Budget>(budgetFields)
  const { specifiedAmount, lastPeriodAmount } = budget.amount ?? {}
  if (!specifiedAmount && !lastPeriodAmount) throw invalid('Budget amount is required.')
  if (specifiedAmount?.currencyCode) {
    throw invalid("The currency code must be the billing account's; leave it out.")
  }
  for (const name of budget.budgetFilter?.projects ?? []) {
    const number = /^projects\/(\d+)$/.exec(name)?.[1]
    if (!number || !findProject(state, number)) throw invalid(`Invalid project in the budget's filter: ${name}`)
  }
  const made = { ...budget, name: `${account.name}/budgets/budget-${nextNumber(state)}`, etag: etagOf(state) }
  account.budgets.push(made)
  return made
}

export const budgets = routesOf('billingbudgets.googleapis.com', {
  'GET /v1/billingAccounts/{account}/budgets': ({ state, params }) => ({
    budgets: found(state.billingAccounts, `billingAccounts/${params.account}`).budgets,
  }),
  'POST /v1/billingAccounts/{account}/budgets': createBudget,
})
