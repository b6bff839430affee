/** The variable in which Playwright gets the environments of all workers, as a JSON list. */
export const sitesVariable = 'JOURNEY_SITES'

const sites = JSON.parse(process.env[sitesVariable] ?? '[]') as NodeJS.ProcessEnv[]

/** The number of workers with their own site; without a list there is one site, that of the environment. */
export const siteCount = Math.max(sites.length, 1)

/**
 * Sets this process's environment (`environmentOf`) to the site of its worker. Playwright's configuration calls it,
 * which every worker loads before any test. A worker that replaces another gets the same site.
 */
export function takeWorkerSite() {
  if (sites.length === 0) return
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  const site = sites[worker]
  if (!site) throw new Error(`Worker ${worker + 1} has no site: there are ${sites.length}`)
  Object.assign(process.env, site)
}
