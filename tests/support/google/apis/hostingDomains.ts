import { alreadyExists, invalid } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import type { CustomDomain } from '../hostingTypes.ts'
import { startOperation } from '../operations.ts'
import { type Call, found, routesOf } from '../router.ts'
import { now } from '../state.ts'
import { api, findSite } from './hostingSites.ts'

const domainFields = fieldsOf<CustomDomain>({
  name: true,
  hostState: true,
  ownershipState: true,
  redirectTarget: true,
  certPreference: true,
  cert: true,
  requiredDnsUpdates: true,
})

/** Returns the DNS records that Google requires before it serves a domain. */
const recordsFor = (domain: string) => ({
  checkTime: now(),
  desired: [
    {
      domainName: domain,
      records: [
        { domainName: domain, type: 'A', rdata: '199.36.158.100', requiredAction: 'ADD' },
        { domainName: domain, type: 'TXT', rdata: 'hosting-site=stand-in', requiredAction: 'ADD' },
      ],
    },
  ],
})

function create(call: Call) {
  const site = findSite(call)
  const domain = call.query.get('customDomainId') ?? ''
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain)) throw invalid(`Invalid domain name: ${domain}`)
  if (site.customDomains[domain]) throw alreadyExists(`Custom domain ${domain} already exists.`)
  const { redirectTarget } = call.json<Partial<CustomDomain>>(domainFields)
  const made: CustomDomain = {
    name: `${site.name}/customDomains/${domain}`,
    hostState: 'HOST_UNHOSTED',
    ownershipState: 'OWNERSHIP_MISSING',
    cert: { type: 'GROUPED', state: 'CERT_PREPARING' },
    requiredDnsUpdates: recordsFor(domain),
    ...(redirectTarget && { redirectTarget }),
  }
  site.customDomains[domain] = made
  return startOperation(call.google, api, site.name.split('/sites')[0] ?? '', { response: made })
}

const find = (call: Call) => found(findSite(call).customDomains, call.params.domain)
const domains = '/v1beta1/projects/{project}/sites/{site}/customDomains'

export const hostingDomains = routesOf(api, {
  [`GET ${domains}`]: (call) => ({ customDomains: Object.values(findSite(call).customDomains) }),
  [`POST ${domains}`]: create,
  [`GET ${domains}/{domain}`]: find,
  [`PATCH ${domains}/{domain}`]: (call) => {
    const domain = find(call)
    applyMask(domain, call.json(domainFields), call.query.get('updateMask'), domainFields)
    return startOperation(call.google, api, findSite(call).name.split('/sites')[0] ?? '', { response: domain })
  },
  [`DELETE ${domains}/{domain}`]: (call) => {
    const { name } = find(call)
    delete findSite(call).customDomains[name.split('/').at(-1) ?? '']
    return startOperation(call.google, api, findSite(call).name.split('/sites')[0] ?? '', {})
  },
  'GET /v1beta1/projects/{project}/sites/{site}/domains': (call) => ({
    domains: Object.keys(findSite(call).customDomains).map((domainName) => ({ domainName })),
  }),
})
