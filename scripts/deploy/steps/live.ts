import { existsSync } from 'node:fs'
import path from 'node:path'
import { publicContentPath } from '@studio/domain/content/publicContent'
import { documentationAddress, ProxyCheck, proxyCheckPath } from '@studio/domain/proxyCheck'
import * as v from 'valibot'
import { builtConfig } from '../../lib/firebaseConfig.ts'
import { found, type Step } from '../deployment.ts'
import { originOfSite } from '../facts.ts'
import { ask, statusText } from '../source/ask.ts'
import { deployedFolder } from '../source/settings.ts'
import { pairs } from './functions.ts'

/** Headers that protect visitors and admins against injected code; firebase.json has the values. */
const protective = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
]

/** Returns the policies of the pages built in this clone; none before the first build. */
function ownPolicies(): string[] {
  const folder = deployedFolder()
  if (!existsSync(path.join(folder, 'web/dist/index.html'))) return []
  const all = builtConfig({ folder }).hosting.headers.flatMap(({ headers }) => headers)
  return all.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value)
}

export const pagesAnswer: Step = {
  name: 'Pages',
  async check(deployment) {
    const origin = await originOfSite(deployment)
    const policies = ownPolicies()
    const checked = await Promise.all(
      [`${origin}/`, `${origin}/admin`].map(async (url) => {
        const { status, headers } = await ask(url)
        if (status !== 200) return [found(deployment, 'site-unreachable', { url, status: statusText(status) })]
        const missing = protective.filter((name) => !headers.has(name))
        // A policy that is not among this clone's is an older one.
        const policy = headers.get('content-security-policy')
        if (policy !== null && policies.length > 0 && !policies.includes(policy))
          missing.push('content-security-policy')
        return missing.length > 0 ? [found(deployment, 'headers-missing', { url, headers: missing.join(', ') })] : []
      }),
    )
    return checked.flat()
  },
}

export const contentAnswers: Step = {
  name: 'Content',
  async check(deployment) {
    const url = `${await originOfSite(deployment)}${publicContentPath('es')}`
    const first = await ask(url)
    // While an earlier release is live, visitors keep its content.
    if (first.status === 204) return []
    if (first.status !== 200)
      return [found(deployment, 'content-unreachable', { url, status: statusText(first.status) })]
    // The first answer may have come from the function itself; the second must come from the CDN.
    const { headers } = await ask(url)
    const wasKept = Number(headers.get('age') ?? 0) > 0 || /HIT/i.test(headers.get('x-cache') ?? '')
    const caching = headers.get('cache-control') ?? 'missing'
    if (!/s-maxage=[1-9]/.test(caching)) return [found(deployment, 'content-private', { url, found: caching })]
    return wasKept ? [] : [found(deployment, 'content-uncached', { url })]
  },
}

export const proxies: Step = {
  name: 'Proxies',
  async check(deployment) {
    const url = `${await originOfSite(deployment)}${proxyCheckPath}`
    const { status, body } = await ask(url, { 'x-forwarded-for': documentationAddress })
    if (status !== 200) return [found(deployment, 'content-unreachable', { url, status: statusText(status) })]
    const { entries, proxies: behind } = v.parse(ProxyCheck, JSON.parse(body))
    // If the made-up address is missing, a proxy drops the caller's header, so every entry is real.
    const real = behind ?? entries
    const set = deployment.settings.TRUSTED_PROXIES ?? ''
    return set === `${real}` ? [] : [found(deployment, 'proxies-wrong', { set, found: real })]
  },
}

/** A gate refuses a request that no sign-in sent, with an error of its own. */
export const gatesAnswer: Step = {
  name: 'Gates',
  async check(deployment) {
    const gates = await pairs(deployment, ['gate'])
    const checked = await Promise.all(
      gates.map(async ({ want, have }) => {
        const uri = have?.serviceConfig?.uri
        if (!uri) return []
        const { status } = await ask(uri)
        const isGate = status === 400 || status === 401
        return isGate ? [] : [found(deployment, 'gate-silent', { functions: want.id, status: statusText(status) })]
      }),
    )
    return checked.flat()
  },
}
