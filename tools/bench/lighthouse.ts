import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import type { Chrome } from './chromium.ts'
import type { Values } from './goals.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/**
 * Visits an address with a fresh browser. Throttling is applied, not simulated, because simulated figures vary too
 * much.
 */
async function visit(chrome: Chrome, url: string, onlyCategories: readonly string[]) {
  const port = await freePort()
  const browser = await chromium.launch({ ...chrome, args: [...chrome.args, `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
    })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** Measures loading on a first visit: times in ms, sizes in bytes on the wire. */
export async function load(chrome: Chrome, url: string): Promise<Values> {
  const { audits, environment } = await visit(chrome, url, ['performance'])
  const value = (name: string) => audits[name]?.numericValue
  const { details } = audits['network-requests'] ?? {}
  const requests = (details?.type === 'table' ? details.items : []).filter(({ url }) => String(url).startsWith('http'))
  const sum = (of: typeof requests) => of.reduce((bytes, { transferSize }) => bytes + Number(transferSize), 0)
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blocking: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    loadShift: value('cumulative-layout-shift'),
    bytes: sum(requests),
    requests: requests.length,
    script: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/** Returns Lighthouse's other scores, 0 to 100. */
export async function judge(chrome: Chrome, url: string): Promise<Values> {
  const { categories } = await visit(chrome, url, ['accessibility', 'best-practices', 'seo'])
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(Number(score) * 100)]),
  )
}
