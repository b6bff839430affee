import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, keepFingerprint, lastFingerprint } from './fingerprint.ts'
import { type ContentOf, contentOfSamples, prerenderPages } from './pages.ts'
import { inRoot, logsFolder } from './paths.ts'
import { Problem } from './problem.ts'
import { run } from './processes.ts'
import { say } from './steps.ts'

const shared = ['domain', '.firebaserc', 'package-lock.json', 'tsconfig.json']

/** The workspaces with their inputs, the variables they contain, and the output that proves a build. */
const workspaces = {
  web: { inputs: [...shared, 'web'], variables: ['VITE_APP_CHECK_KEY'], output: 'web/.prerender/pages.mjs' },
  functions: { inputs: [...shared, 'functions'], variables: [], output: 'functions/lib/index.js' },
} as const
export type Workspace = keyof typeof workspaces

/** Builds a workspace unless its sources are unchanged since the last build. Returns whether it built. */
async function buildOne(name: Workspace): Promise<boolean> {
  const { inputs, variables, output } = workspaces[name]
  const wanted = fingerprint(inputs) + variables.map((variable) => process.env[variable] ?? '').join()
  if (lastFingerprint(`build-${name}`) === wanted && existsSync(inRoot(output))) return false
  keepFingerprint(`build-${name}`, '')
  const log = `build-${name}.log`
  const code = await run('npm', ['run', 'build', '--workspace', name], { output: { log } })
  if (code !== 0 || !existsSync(inRoot(output))) {
    say(readFileSync(path.join(logsFolder, log), 'utf8').split('\n').slice(-30).join('\n'))
    throw new Problem(`${name} could not be built: see above and .logs/${log}.`)
  }
  keepFingerprint(`build-${name}`, wanted)
  return true
}

/**
 * Builds workspaces in parallel. If the web is among them, prerenders its pages with this content, by default the
 * sample data. Returns the names of those that had changed.
 */
export async function buildAll(
  names: readonly Workspace[] = ['web', 'functions'],
  contentOf: ContentOf = contentOfSamples,
): Promise<Workspace[]> {
  const wasBuilt = await Promise.all(names.map(buildOne))
  if (names.includes('web')) {
    await prerenderPages(contentOf)
    copyRenderer()
  }
  return names.filter((_, index) => wasBuilt[index])
}

/**
 * Gives the functions the code that prerenders the pages, so that they can publish them. Running emulators reload all
 * functions when a file changes, so the same build is not copied again.
 */
function copyRenderer() {
  const folder = inRoot('functions/lib/site')
  const buildIn = (place: string) => {
    const file = path.join(place, 'build.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  if (buildIn(folder) === buildIn(inRoot('web/.prerender'))) return
  // An interrupted copy must not count as whole.
  const copy = `${folder}-${process.pid}`
  cpSync(inRoot('web/.prerender'), copy, { recursive: true, filter: (file) => !file.endsWith('.woff2') })
  rmSync(folder, { recursive: true, force: true })
  renameSync(copy, folder)
}
