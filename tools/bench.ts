/**
 * `npm run bench`: measures the public page beside a page without a framework that has the same content, and beside
 * our own code rendered on the client, and the console with little and with much in it, on the emulators of `npm test`;
 * prints which goals are reached and writes the tables to .logs/bench.md.
 *
 *   --runs 5           how often each is measured; the median counts
 *   --page, --console  measures the one of them alone
 *   --out FILE         where the tables go
 *   --built            measures what stands in web/dist, without building
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languageCodes } from '@studio/domain/languages'
import { buildAll } from '../scripts/lib/build.ts'
import { main } from '../scripts/lib/main.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { Problem } from '../scripts/lib/problem.ts'
import { say, step, table } from '../scripts/lib/steps.ts'
import { findBrowser } from '../scripts/lib/tests/browser.ts'
import { chromeFor } from './bench/chromium.ts'
import { clickEarly, deedNames, type Outcome } from './bench/clicks.ts'
import { measureConsole } from './bench/console.ts'
import { consoleGoals, consoleReport } from './bench/consoleGoals.ts'
import { type Findings, figureOf, goalsOf } from './bench/goals.ts'
import { measure } from './bench/lighthouse.ts'
import { judge, measureInTurns } from './bench/lighthouseRounds.ts'
import { plainPages, withWorker } from './bench/plainPage.ts'
import { reportOf } from './bench/report.ts'
import { serve } from './bench/server.ts'
import { built, clientSite, compared, pageSite, pathOf, plainSite } from './bench/sites.ts'
import { comeBack, look } from './bench/visits.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'boolean', default: false },
    console: { type: 'boolean', default: false },
    out: { type: 'string', default: inRoot('.logs', 'bench.md') },
    built: { type: 'boolean', default: false },
  },
})

function numberOfRuns(): number {
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs is a whole number from 1 on.')
  return runs
}

/** The servers of all builds, and a browser that trusts them. */
async function prepare() {
  const browser = await step('Browser', findBrowser)
  return step('Plain pages and server', async () => {
    const draft = await serve({ page: pageSite() })
    const pages = await plainPages(await chromeFor(browser, draft.browserArgs), draft.origins.page)
    await draft.close()
    const kept = withWorker(pages)
    const server = await serve({
      page: pageSite(),
      plain: plainSite(pages),
      client: clientSite(),
      plainWithWorker: plainSite(kept.pages, kept.worker),
    })
    return { server, pages, chrome: await chromeFor(browser, server.browserArgs) }
  })
}

/** Does something a number of times, one after the other. */
async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < times; time += 1) results.push(await work())
  return results
}

async function measureAll(rounds: number) {
  const { server, pages, chrome } = await prepare()
  const { origins, sentBy } = server
  const turns = await step(`Three builds, two languages, ${rounds} ×`, () => measureInTurns(chrome, origins, rounds))
  const scores = await step('Lighthouse’s other judgements', () => judge(chrome, origins.page))

  const cls: Findings['cls'] = {}
  for (const code of compared) cls[code] = figureOf(turns.measured, 'page', code, 'cls')
  await step('Layout shift in the other languages', async () => {
    for (const code of languageCodes.filter((code) => !(code in cls)))
      cls[code] = (await measure(chrome, `${origins.page}${pathOf(code)}`)).cls
  })
  const looks = await step('Visits without a click', async () => ({
    es: await look(chrome, `${origins.page}${pathOf('es')}`),
    ar: await look(chrome, `${origins.page}${pathOf('ar')}`),
  }))
  const returns: Record<'page' | 'plain', Awaited<ReturnType<typeof comeBack>>[]> = { page: [], plain: [] }
  await step('Coming back, online and offline', () =>
    repeat(rounds, async () => {
      returns.page.push(await comeBack(chrome, `${origins.page}/`, () => sentBy('page')))
      returns.plain.push(await comeBack(chrome, `${origins.plainWithWorker}/`, () => sentBy('plainWithWorker')))
    }),
  )
  const clicks: Record<string, Outcome[]> = {}
  await step('Early clicks', async () => {
    for (const name of deedNames)
      clicks[name] = await repeat(rounds, () => clickEarly(chrome, `${origins.page}/`, name))
  })

  const textOf = (written: Record<string, string>) => {
    const text = (address: string) => written[address] ?? built(address)
    return { es: text('/index.html'), ar: text('/ar/index.html') }
  }
  const html = { page: textOf({}), plain: textOf(pages), client: textOf(clientSite().written) }
  const findings: Findings = { measured: turns.measured, scores, cls, html, looks, returns, clicks }
  return { findings, turns }
}

/** The public page: its goals, its part of the report, and what to say of the machine. */
async function benchPage(rounds: number) {
  const { findings, turns } = await measureAll(rounds)
  const goals = goalsOf(findings)
  const { repeated, busy, browser } = turns
  return { goals, busy, report: reportOf(findings, goals, { date: new Date(), rounds, repeated, busy, browser }) }
}

async function benchConsole(rounds: number) {
  const findings = await measureConsole(rounds)
  const goals = consoleGoals(findings)
  return { goals, busy: 0, report: consoleReport(findings, goals) }
}

await main(async () => {
  const rounds = numberOfRuns()
  if (!values.built) await step('Build', async () => void (await buildAll()))
  const parts = values.console ? [] : [await benchPage(rounds)]
  if (!values.page) parts.push(await benchConsole(rounds))
  const goals = parts.flatMap((part) => part.goals)
  const busy = parts.reduce((sum, part) => sum + part.busy, 0)
  writeReport(parts.map(({ report }) => report).join('\n'))
  say()
  table(goals.map(({ name, limit, reached, isReached }) => [isReached ? '✓' : '✗', name, limit, reached]))
  const missed = goals.filter(({ isReached }) => !isReached).length
  say(`${goals.length - missed} goals reached, ${missed} missed; tables in ${path.relative(inRoot(), values.out)}`)
  if (busy > 0) say(`${busy} runs stayed disturbed by other work on this machine: run it again when it is idle.`)
  return missed === 0 ? 0 : 1
})

function writeReport(text: string) {
  mkdirSync(path.dirname(values.out), { recursive: true })
  writeFileSync(values.out, text)
}
