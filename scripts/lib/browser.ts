import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot } from './paths.ts'
import { Problem } from './problem.ts'
import { run } from './processes.ts'
import { findProgram, isProgram } from './program.ts'

/** What the end-to-end tests drive: a program's path, or Playwright's own browser. */
export type Browser = { path: string } | 'Playwright’s own'

/** Quiet: no first-run pages, no calls of the browser's own. As root, Chromium runs without its sandbox or not at all. */
export const browserArgs: readonly string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const log = 'browser.log'

/** A program that stands there but does not run (libraries missing, a stub of a package) is no browser. */
const works = (program: string) =>
  new Promise<boolean>((resolve) => {
    execFile(program, ['--version'], { timeout: 15_000 }, (error, stdout) => resolve(!error && /\d+\./.test(stdout)))
  })

async function present(): Promise<Browser | undefined> {
  const { BROWSER_PATH } = process.env
  const named = programs.flatMap((name) => findProgram(name) ?? [])
  for (const program of [...(BROWSER_PATH ? [BROWSER_PATH] : []), ...named, ...applications]) {
    if (isProgram(program) && (await works(program))) return { path: program }
  }
  return undefined
}

/** Whether the browser that Playwright downloads is there and starts. */
async function playwrights(): Promise<Browser | undefined> {
  const { chromium } = await import('playwright')
  try {
    const browser = await chromium.launch({ args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
    await browser.close()
    return 'Playwright’s own'
  } catch {
    return undefined
  }
}

async function download(): Promise<Browser | undefined> {
  const playwright = inRoot('node_modules/playwright/cli.js')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const code = await run(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], {
    output: { log },
    env,
  })
  return code === 0 ? playwrights() : undefined
}

const isDebian = () => {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

async function debianPackage(): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !isDebian() || !findProgram('apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { output: { log }, env })
  await run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], { output: { log }, env })
  return present()
}

/** A browser: one that is there, else Playwright's, which may have to be downloaded, else, as root, Debian's. */
export async function findBrowser(): Promise<Browser> {
  for (const source of [present, playwrights, download, debianPackage]) {
    const browser = await source()
    if (browser) return browser
  }
  throw new Problem(
    `There is no browser for the end-to-end tests and none could be installed (.logs/${log}): install Chromium or Chrome and run the command again.`,
  )
}
