import lighthouse from 'lighthouse'
import { type Chrome, withPort } from './chromium.ts'

/** What one Lighthouse run on a throttled phone says; times in ms, sizes in bytes on the wire. */
export interface Run {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  mainThread: number
  html: number
  script: number
  total: number
  /** The machine's speed during the run. */
  benchmarkIndex: number
  browser: string
  /** 0 to 100; only those that were asked for. */
  scores: Partial<Record<Category, number>>
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** A listener's line to Firestore never falls silent; Lighthouse would wait 45 s for that. In ms. */
const maxWaitForLoad = 15_000

interface Requested {
  resourceType?: string
  transferSize?: number
}

/** Visits an address with a fresh browser. Throttling is applied, not simulated: simulated figures flip. */
export async function measure(
  chrome: Chrome,
  url: string,
  wanted: readonly Category[] = ['performance'],
): Promise<Run> {
  const result = await withPort(chrome, (port) =>
    lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      onlyCategories: [...wanted],
      disableFullPageScreenshot: true,
      maxWaitForLoad,
    }),
  )
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
  const { audits, categories: judged, environment, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const { details } = audits['network-requests'] ?? {}
  const requests = (details?.type === 'table' ? details.items : []) as Requested[]
  const size = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    html: size('Document'),
    script: size('Script'),
    total: size(),
    benchmarkIndex: environment.benchmarkIndex,
    browser: /(?:Headless)?(Chrom\w+\/\d+)/.exec(environment.hostUserAgent)?.[1]?.replace('/', ' ') ?? 'Chromium',
    scores: Object.fromEntries(wanted.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
  }
}
