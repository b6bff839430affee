import { type Deployment, found, type Step } from '../deployment.ts'
import { type CustomDomain, customDomains, isReady, nameOf, siteOf } from '../facts.ts'
import { changeSetting, originsIn } from '../source/settings.ts'

/** Returns the studio's own domains: the requested one, and those in the settings. */
function ownDomains({ domain, settings }: Deployment): string[] {
  const hosts = originsIn(settings).map((origin) => new URL(origin).hostname)
  const own = hosts.filter((host) => !/\.(web\.app|firebaseapp\.com)$/.test(host))
  return [...new Set([...(domain ? [domain] : []), ...own])]
}

/** Returns the DNS records that Google still requires, one sentence each. */
function recordsOf({ requiredDnsUpdates }: CustomDomain): string {
  const records = (requiredDnsUpdates?.desired ?? []).flatMap(({ domainName, records = [] }) =>
    records.map(({ type, rdata, requiredAction }) => `${requiredAction ?? 'ADD'} ${domainName} ${type} ${rdata}.`),
  )
  return records.length > 0 ? records.join(' ') : 'Google is making its certificate.'
}

/** DNS takes hours, so the deployment does not wait. Once the domain works, the next run moves the site there. */
export const domain: Step = {
  name: 'Domain',
  isOptional: true,
  async check(deployment) {
    const connected = await customDomains(deployment)
    const names = new Set([...ownDomains(deployment), ...connected.map(nameOf)])
    return [...names].flatMap((name) => {
      const entry = connected.find((item) => nameOf(item) === name)
      if (!entry) return [found(deployment, 'domain-missing', { domain: name })]
      if (!isReady(entry)) return [found(deployment, 'domain-pending', { domain: name, records: recordsOf(entry) })]
      const isUsed = originsIn(deployment.settings).includes(`https://${name}`) || entry.redirectTarget
      return isUsed ? [] : [found(deployment, 'domain-unused', { domain: name })]
    })
  },
  async fix(deployment, { google }, findings) {
    const { project, settings } = deployment
    const site = await siteOf(deployment)
    const connected = await customDomains(deployment)
    for (const name of ownDomains(deployment)) {
      if (connected.some((item) => nameOf(item) === name)) continue
      const path = `v1beta1/projects/${project}/sites/${site?.id}/customDomains?customDomainId=${name}`
      await google.send('POST', 'firebasehosting', path, {})
    }
    if (!findings.some(({ code }) => code === 'domain-unused')) return
    const ready = connected.filter((item) => isReady(item) && !item.redirectTarget)
    const origins = [...ready.map((item) => `https://${nameOf(item)}`), ...originsIn(settings)]
    changeSetting(project, 'SITE_ORIGINS', [...new Set(origins)].join(','))
  },
}
