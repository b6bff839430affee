import { type Deployment, found, type Step } from '../deployment.ts'
import { numberOf } from '../facts.ts'

/** Per month, in the billing account's currency. */
const amount = 10

async function budgetsOf(deployment: Deployment) {
  const { read, project } = deployment
  const [info, number] = await Promise.all([
    read.get<{ billingAccountName?: string }>('cloudbilling', `v1/projects/${project}/billingInfo`),
    numberOf(deployment),
  ])
  const account = info?.billingAccountName ?? ''
  const filter = `projects/${number}`
  const budgets = account
    ? await read.list<{ budgetFilter?: { projects?: string[] } }>('billingbudgets', `v1/${account}/budgets`, 'budgets')
    : []
  return { account, filter, isWatched: budgets.some(({ budgetFilter }) => budgetFilter?.projects?.includes(filter)) }
}

/** Optional, because the person who deploys may have no rights on the billing account. */
export const budget: Step = {
  name: 'Budget',
  isOptional: true,
  async check(deployment) {
    const { isWatched } = await budgetsOf(deployment)
    return isWatched ? [] : [found(deployment, 'budget-missing')]
  },
  async fix(deployment, { google }) {
    const { account, filter } = await budgetsOf(deployment)
    if (!account) return
    await google.send('POST', 'billingbudgets', `v1/${account}/budgets`, {
      displayName: `Studio ${deployment.project}`,
      budgetFilter: { projects: [filter] },
      // Google accepts only the billing account's currency.
      amount: { specifiedAmount: { units: `${amount}` } },
      thresholdRules: [
        { thresholdPercent: 0.5 },
        { thresholdPercent: 0.9 },
        { thresholdPercent: 1 },
        { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
      ],
      notificationsRule: { enableProjectLevelRecipients: true },
    })
  },
}
