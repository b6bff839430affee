/**
 * `npm run bench`: measures a visit of the public page, compared with a page that has the same content without a
 * framework. Both are served alike and measured in turns; it prints which goals are met.
 *
 * `npm run bench -- film` measures the time from the tap on a project's film to its first frame, on the same phone.
 *
 * `npm run bench -- console` measures the console with little and with much data, on the emulators of `npm test`. `npm
 * run bench -- enquiries` measures when 100 enquiries appear in an open console, and when 100 reach an owner whose
 * console is closed. `npm run bench -- publication` measures when an edit is in the published pages, and whether first
 * paints show it. The tables are also written to .logs/bench.md.
 * - `--rounds 9`: number of measurements; the median counts
 * - `--built`: measures the pages in web/dist without building
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { languageCodes } from '@studio/domain/languages'
import { buildAll } from '../scripts/lib/build.ts'
import { main } from '../scripts/lib/main.ts'
import { inRoot, logsFolder } from '../scripts/lib/paths.ts'
import { oneLine, Problem } from '../scripts/lib/problem.ts'
import { say, step } from '../scripts/lib/steps.ts'
import { arrivalGoals } from './bench/arrivals.ts'
import { closedGoals, closedTable, measureClosed } from './bench/closedConsole.ts'
import { measureConsole, measureEnquiries } from './bench/console.ts'
import { consoleGoals, consoleTable } from './bench/consoleGoals.ts'
import { measureFilm } from './bench/film.ts'
import {
  type Build,
  builds,
  compared,
  figuresTable,
  type Goal,
  goalsOf,
  goalsTable,
  type Sample,
} from './bench/goals.ts'
import { judge, load } from './bench/lighthouse.ts'
import { keptPath, plainPages } from './bench/plainPage.ts'
import { measurePublication, publicationGoals } from './bench/publication.ts'
import { pathOf, serve } from './bench/server.ts'
import { comeBack, lookThrough, openMenu, seePictures } from './bench/visits.ts'
import { busyLimit, spread } from './shared/numbers.ts'
import { launchOptions } from './shared/studio.ts'

interface Outcome {
  goals: readonly Goal[]
  /** Markdown. */
  tables: readonly string[]
}

/**
 * Visits both pages alternately, so that changes of the machine's load affect both alike. The figures of a failed visit
 * are missing.
 */
async function visitAll(rounds: number): Promise<Sample[]> {
  const { originOf, chrome } = await step('Plain pages and server', async () => {
    const { originOf, browserArgs } = await serve({ page: {}, plain: await plainPages(await launchOptions()) })
    return { originOf, chrome: await launchOptions([...browserArgs, '--accept-lang=es-CO,es']) }
  })
  const samples: Sample[] = []
  const take = async (visit: typeof load, build: Build, language: string, address = pathOf(language)) => {
    const values = await visit(chrome, `${originOf(build)}${address}`).catch((error: unknown) => {
      say(`  ${visit.name}, ${build}, ${language}: not measured (${oneLine(error).slice(0, 200)})`)
      return {}
    })
    samples.push({ build, language, values })
  }
  const takeRound = async () => {
    for (const visit of [load, seePictures, openMenu])
      for (const language of compared) for (const build of builds) await take(visit, build, language)
    await take(comeBack, 'page', 'es')
    await take(comeBack, 'plain', 'es', keptPath)
  }
  for (let round = 1; round <= rounds; round += 1) await step(`Round ${round} of ${rounds}`, takeRound)
  await step('Scrolling to the end in ten languages, and Lighthouse’s scores', async () => {
    for (const language of languageCodes) await take(lookThrough, 'page', language)
    for (const language of compared) await take(judge, 'page', language)
  })
  return samples
}

async function benchVisits(rounds: number): Promise<Outcome> {
  const samples = await visitAll(rounds)
  const indexes = samples.flatMap(({ values }) => values.benchmarkIndex ?? [])
  // With few rounds, none is dropped.
  const limit = rounds < 5 || indexes.length === 0 ? 0 : busyLimit(indexes)
  const counted = samples.filter(({ values: { benchmarkIndex = limit } }) => benchmarkIndex >= limit)
  const busy = samples.length - counted.length
  const goals = goalsOf(counted)
  const circumstances = `Applied throttling (562.5 ms, 1.44 Mbps, CPU 4 ×), fresh profile each, HTTP/2 and TLS on this machine, brotli 11. Benchmark index ${spread(indexes, String)}; ${busy} of ${indexes.length} Lighthouse runs left out because the machine was busy. In brackets: this page : plain page.`
  return { goals, tables: [circumstances, goalsTable(goals), 'Medians (least–greatest):', figuresTable(counted)] }
}

async function benchConsole(rounds: number): Promise<Outcome> {
  const findings = await measureConsole(rounds)
  const goals = consoleGoals(findings)
  return { goals, tables: [goalsTable(goals), consoleTable(findings)] }
}

/** The number of enquiries, as many as the goal demands. */
const enquiries = 100

async function benchEnquiries(): Promise<Outcome> {
  const open = await measureEnquiries(enquiries)
  const closed = await measureClosed(enquiries)
  const goals = [...arrivalGoals(open), ...closedGoals(closed)]
  return { goals, tables: [goalsTable(goals), closedTable(closed)] }
}

async function benchFilm(rounds: number): Promise<Outcome> {
  const goals = [await measureFilm(rounds)]
  return { goals, tables: [goalsTable(goals)] }
}

async function benchPublication(rounds: number): Promise<Outcome> {
  const goals = publicationGoals(await measurePublication(rounds))
  return { goals, tables: [goalsTable(goals)] }
}

const parts = {
  ...{ visits: benchVisits, film: benchFilm, publication: benchPublication },
  ...{ console: benchConsole, enquiries: benchEnquiries },
}

await main(async () => {
  const options = { rounds: { type: 'string', default: '9' }, built: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [part = 'visits'] = positionals
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem('--rounds must be a whole number of at least 1.')
  const measure = Object.entries(parts).find(([name]) => name === part)?.[1]
  if (!measure) throw new Problem('The bench measures visits, or `film`, `publication`, `console` or `enquiries`.')
  if (!values.built) await step('Build', async () => void (await buildAll()))
  const { goals, tables } = await measure(rounds)
  const count = (isMet: boolean | undefined) => goals.filter((goal) => goal.isMet === isMet).length
  const text = [
    `# Speed (${part}), ${new Date().toISOString().slice(0, 16)}Z`,
    `${count(true)} goals met, ${count(false)} missed, ${count(undefined)} not measured. Rounds: ${rounds}. Cores: ${availableParallelism()}.`,
    ...tables,
  ].join('\n\n')
  mkdirSync(logsFolder, { recursive: true })
  writeFileSync(inRoot('.logs', 'bench.md'), `${text}\n`)
  say(`\n${text}`)
  return count(undefined) === 0 ? 0 : 1
})
