import { Problem } from '../../lib/problem.ts'
import { type BillingAccount, found, type Step } from '../deployment.ts'

const accountsPage = 'https://console.cloud.google.com/billing/create'

export const billing: Step = {
  name: 'Billing',
  async check(deployment) {
    const info = await deployment.read.get<{ billingEnabled?: boolean }>(
      'cloudbilling',
      `v1/projects/${deployment.project}/billingInfo`,
    )
    return info?.billingEnabled ? [] : [found(deployment, 'billing-off')]
  },
  async fix({ project }, { google, chooseBilling }) {
    // This API works without billing, and is needed to find out whether billing is on.
    await google.finish('POST', 'serviceusage', `v1/projects/${project}/services:batchEnable`, {
      serviceIds: ['cloudbilling.googleapis.com'],
    })
    google.expectSettling()
    const path = `v1/projects/${project}/billingInfo`
    const info = await google.get<{ billingEnabled?: boolean }>('cloudbilling', path)
    if (info?.billingEnabled) return
    const accounts = await google.list<BillingAccount>('cloudbilling', 'v1/billingAccounts', 'billingAccounts')
    const open = accounts.filter((account) => account.open)
    const [only] = open
    if (!only)
      throw new Problem(`You have no open billing account: create one at ${accountsPage} and run the command again.`)
    const billingAccountName = open.length === 1 ? only.name : await chooseBilling(open)
    await google.send('PUT', 'cloudbilling', path, { billingAccountName })
  },
}
