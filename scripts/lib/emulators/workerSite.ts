/** Names the variable in which the runner hands each worker's environment to Playwright, as a list in JSON. */
export const sitesVariable = 'JOURNEY_SITES'

const sites = JSON.parse(process.env[sitesVariable] ?? '[]') as NodeJS.ProcessEnv[]

/** How many workers have a site of their own; without a list there is one site, that of the environment. */
export const siteCount = Math.max(sites.length, 1)

/**
 * Leads this process to the site of its worker: what the SDKs and the tests read (`environmentOf`) says where that is.
 * Playwright's configuration calls it, which every worker loads before any test; a worker that takes the place of
 * another has that one's site.
 */
export function takeWorkerSite() {
  if (sites.length === 0) return
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  const site = sites[worker]
  if (!site) throw new Error(`Worker ${worker + 1} has no site: there are ${sites.length}`)
  Object.assign(process.env, site)
}
