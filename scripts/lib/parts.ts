import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from './browser.ts'
import { type Counts, playwrightCounts, vitestCounts } from './counts.ts'
import { inRoot, logsFolder } from './paths.ts'
import { run } from './processes.ts'
import { duration, say, step } from './steps.ts'

/** What a part of the tests came to; `ms` is how long it took. */
export type Result = Counts & { name: string; ms: number }

const tool = (name: string) => inRoot('node_modules', '.bin', name)

/** Runs a part and takes its time. */
async function timed(name: string, work: () => Promise<Counts>): Promise<Result> {
  const started = performance.now()
  return { name, ...(await work()), ms: performance.now() - started }
}

/** Runs a tool as a step; what it printed is shown when it fails. */
async function quietly(title: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const log = `${title.toLowerCase().replaceAll(' ', '-')}.log`
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const code = await step(title, async (_, fail) => {
    const code = await run(program, args, { output: { log }, env: { ...color, ...env } })
    if (code !== 0) fail()
    return code
  })
  if (code !== 0) say(readFileSync(path.join(logsFolder, log), 'utf8'))
  return code
}

const directions = ['--config', 'scripts/importDirections.cjs', 'domain', 'web', 'functions', 'scripts', 'tests']

/** Types, lint and format, import directions: each counts as one. */
const checks = [
  { name: 'Types', program: 'tsc', args: ['-p', '.', '--incremental', '--tsBuildInfoFile', '.logs/types.tsbuildinfo'] },
  { name: 'Lint and format', program: 'biome', args: ['check', '.'] },
  { name: 'Import directions', program: 'depcruise', args: directions },
] as const

/** The checks that need no test: one result each. */
export async function check(): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, program, args } of checks) {
    const result = await timed(name, async () => {
      const failed = (await quietly(name, tool(program), args)) === 0 ? 0 : 1
      return { passed: 1 - failed, failed }
    })
    results.push(result)
  }
  return results
}

/** The tests of one project of tests/vitest.config.ts. */
export const vitest = (name: string, project: string, env?: NodeJS.ProcessEnv, more: readonly string[] = []) =>
  timed(name, async () => {
    const report = path.join(logsFolder, `${project}.json`)
    rmSync(report, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters, ...more]
    return vitestCounts(report, await quietly(name, tool('vitest'), args, env))
  })

/** The tests in a real browser; they take longest, so they show each test as it ends. */
export const endToEnd = (name: string, browser: Browser, env: NodeJS.ProcessEnv, more: readonly string[]) =>
  timed(name, async () => {
    const started = performance.now()
    const report = path.join(logsFolder, 'e2e.json')
    rmSync(report, { force: true })
    say(`… ${name}`)
    const args = ['test', '--config', 'tests/playwright.config.ts', ...more]
    const where = typeof browser === 'string' ? {} : { BROWSER_PATH: browser.path }
    const code = await run(tool('playwright'), args, { output: 'terminal', env: { ...env, ...where } })
    say(`${code === 0 ? '✓' : '✗'} ${name}  ${duration(performance.now() - started)}`)
    return playwrightCounts(report, code)
  })
