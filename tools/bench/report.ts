import { brotliSize, type Findings, figureOf, type Goal, sizeOf } from './goals.ts'
import { type Build, builds } from './lighthouseRounds.ts'
import { kb, median } from './numbers.ts'
import { type Compared, compared } from './sites.ts'

export interface Circumstances {
  date: Date
  browser: string
  rounds: number
  repeated: number
  /** Runs that stayed spoiled by other work on the machine. */
  busy: number
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const names: Record<Build, string> = { page: 'this page', plain: 'plain page', client: 'client-rendered' }

function buildRow(findings: Findings, build: Build, language: Compared): string[] {
  const value = (name: Parameters<typeof figureOf>[3]) => figureOf(findings.measured, build, language, name)
  return [
    `${names[build]}, ${language}`,
    value('fcp').toFixed(0),
    value('lcp').toFixed(0),
    value('tbt').toFixed(0),
    value('cls').toFixed(3),
    value('mainThread').toFixed(0),
    kb(brotliSize(findings.html[build][language])).toFixed(1),
    kb(value('script')).toFixed(1),
    kb(value('total')).toFixed(1),
  ]
}

function returnRow(findings: Findings, build: 'page' | 'plain'): string[] {
  const value = (name: keyof Findings['returns']['page'][number]) =>
    median(findings.returns[build].map((found) => found[name]))
  return [
    build === 'page' ? names.page : `${names.plain} with a worker`,
    value('first').toFixed(0),
    `${value('repeat').toFixed(0)} (${kb(value('repeatBytes')).toFixed(1)} KB)`,
    `${value('offline').toFixed(0)} (${kb(value('offlineBytes')).toFixed(1)} KB)`,
  ]
}

function scriptsOf(findings: Findings): string[][] {
  return compared.map((code) => {
    const { scripts, load } = findings.looks[code]
    const firebase = scripts.filter(({ isFirebase }) => isFirebase)
    return [
      code,
      kb(sizeOf(scripts, false)).toFixed(1),
      kb(sizeOf(scripts, true)).toFixed(1),
      load.toFixed(0),
      firebase[0]?.at.toFixed(0) ?? '–',
    ]
  })
}

/** Everything as one page of Markdown: the goals first. */
export function reportOf(findings: Findings, goals: readonly Goal[], about: Circumstances): string {
  const { date, browser, rounds, repeated, busy } = about
  const reached = goals.filter(({ isReached }) => isReached).length
  const disturbed = busy > 0 ? ` **${busy} runs stayed disturbed by other work on the machine.**` : ''
  return [
    `# Speed, ${date.toISOString().slice(0, 10)}: ${reached} of ${goals.length} goals`,
    `${browser}, Lighthouse with applied throttling (562.5 ms, 1.44 Mbps, CPU 4 ×), in turns, median of ${rounds}, fresh profile each. HTTP/2 and TLS on this machine, brotli 11. ${repeated} runs were repeated because the machine was busy.${disturbed}`,
    markdownTable(
      ['Goal', 'Limit', 'Reached', ''],
      goals.map((goal) => [goal.name, goal.limit, goal.reached, goal.isReached ? '✓' : '✗']),
    ),
    '## First visit',
    markdownTable(
      ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'main thread ms', 'HTML KB', 'script KB', 'all KB'],
      compared.flatMap((language) => builds.map((build) => buildRow(findings, build, language))),
    ),
    '## Script of a visit without a click (brotli)',
    markdownTable(['', 'own KB', 'Firebase KB', 'load event ms', 'Firebase asked for at ms'], scriptsOf(findings)),
    '## Coming back',
    markdownTable(
      ['', 'first visit, FCP ms', 'repeat', 'offline'],
      (['page', 'plain'] as const).map((build) => returnRow(findings, build)),
    ),
    '## Layout shift by language',
    Object.entries(findings.cls)
      .map(([code, shift]) => `${code} ${shift.toFixed(3)}`)
      .join(', '),
    '',
  ].join('\n\n')
}
