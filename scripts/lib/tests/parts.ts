import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot, logsFolder } from '../paths.ts'
import { run } from '../processes.ts'
import { duration, say, step } from '../steps.ts'
import { type Outcome, playwrightOutcome, type Result, vitestOutcome, withSecondTry } from './counts.ts'
import { sayMatrix } from './matrix.ts'

const tool = (name: string) => inRoot('node_modules', '.bin', name)

/** Runs a part and measures its duration. */
async function timed(name: string, work: () => Promise<Outcome>): Promise<Result> {
  const started = performance.now()
  return { name, ...(await work()), ms: performance.now() - started }
}

/** Runs a tool as a step; shows its output if it fails. */
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

const directions = [
  '--config',
  'scripts/importDirections.cjs',
  'domain',
  'web',
  'functions',
  'scripts',
  'tests',
  'tools',
]

/** Types, lint and format, generated files, texts, comments, import directions: each counts as one check. */
const checks = [
  // This TypeScript is three times as fast as the older one, which dependency-cruiser still needs.
  {
    name: 'Types',
    program: '../typescript7/bin/tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', '.logs/types.tsbuildinfo'],
  },
  { name: 'Lint and format', program: 'biome', args: ['check', '.'] },
  { name: 'Rules of fields', program: 'node', args: ['scripts/rules.ts', '--check'] },
  { name: 'Lock file of the functions', program: 'node', args: ['scripts/functionsLock.ts', '--check'] },
  { name: 'Texts', program: 'node', args: ['scripts/texts.ts'] },
  { name: 'Comments', program: 'node', args: ['scripts/comments.ts'] },
  { name: 'Import directions', program: 'depcruise', args: directions },
] as const

/** Runs the checks that are not tests. Returns one result each. */
export async function check(): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, program, args } of checks) {
    const result = await timed(name, async () => {
      const failed = (await quietly(name, tool(program), args)) === 0 ? 0 : 1
      return { passed: 1 - failed, failed, tests: [] }
    })
    results.push(result)
  }
  return results
}

/** Runs the tests of one project of tests/vitest.config.ts; the arguments may select none of them. */
export const vitest = (name: string, project: string, env?: NodeJS.ProcessEnv, more: readonly string[] = []) =>
  timed(name, async () => {
    const report = path.join(logsFolder, `${project}.json`)
    const runOnce = async (title: string, words: readonly string[]) => {
      rmSync(report, { force: true })
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const some = words.length > 0 ? ['--passWithNoTests', ...words] : []
      const args = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters, ...some]
      return vitestOutcome(report, await quietly(title, tool('vitest'), args, env))
    }
    const first = await runOnce(name, more)
    // Retries only in CI, where nobody can start the tests again. Whole files are rerun: a browser that has stopped
    // drawing a page recovers only in a new process.
    if (!process.env.CI || more.length > 0 || first.failedFiles.length === 0) return first
    return withSecondTry(first, await runOnce(`${name} once more`, first.failedFiles))
  })

/** Runs the end-to-end tests on the built site. They take longest, so they show their progress. */
export const playwright = (name: string, env: NodeJS.ProcessEnv, more: readonly string[]) =>
  timed(name, async () => {
    const started = performance.now()
    const report = path.join(logsFolder, 'e2e.json')
    rmSync(report, { force: true })
    say(`… ${name}`)
    const some = more.length > 0 ? ['--pass-with-no-tests', ...more] : []
    const args = ['test', '--config', 'tests/playwright.config.ts', ...some]
    const code = await run(tool('playwright'), args, { output: 'terminal', env })
    say(`${code === 0 ? '✓' : '✗'} ${name}  ${duration(performance.now() - started)}`)
    if (process.env.TEST_CONDITIONS) sayMatrix(report)
    return playwrightOutcome(report, code)
  })
