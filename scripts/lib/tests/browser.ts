import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot } from '../paths.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes.ts'
import { findProgram, isProgram } from '../program.ts'

/** The browser of the tests: a program's path, or Playwright's own. */
export type Browser = { path: string } | 'Playwright’s own'

/**
 * Arguments that suppress first-run pages and the browser's own requests. As root, Chromium runs only without its
 * sandbox.
 */
export const browserArgs: readonly string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The headless build of Chromium: the tests take half as long as in a full browser. */
const shell = 'chromium-headless-shell'
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const log = 'browser.log'

/** Returns whether a program runs. Some exist but lack libraries or are only a package's stub. */
const works = (program: string) =>
  new Promise<boolean>((resolve) => {
    execFile(program, ['--version'], { timeout: 15_000 }, (error, stdout) => resolve(!error && /\d+\./.test(stdout)))
  })

async function firstWorking(candidates: readonly string[]): Promise<Browser | undefined> {
  for (const path of candidates) if (isProgram(path) && (await works(path))) return { path }
  return undefined
}

const named = (name: string) => findProgram(name) ?? []

/** Returns the browser that was requested, or Debian's headless shell. */
const asked = () => firstWorking([process.env.BROWSER_PATH ?? [], named(shell)].flat())

/** Returns a browser installed for people. */
const installed = () => firstWorking([...programs.flatMap(named), ...applications])

/** Returns Playwright's downloaded browser if it starts. */
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
  await run('apt-get', ['install', '-qy', '--no-install-recommends', shell], { output: { log }, env })
  return asked()
}

/**
 * Returns a browser: a headless shell that is installed, else one from Playwright or, as root, from Debian, else any
 * browser.
 */
export async function findBrowser(): Promise<Browser> {
  for (const source of [asked, playwrights, debianPackage, download, installed]) {
    const browser = await source()
    if (browser) return browser
  }
  throw new Problem(
    `There is no browser for the tests and none could be installed (.logs/${log}): install Chromium or Chrome and run the command again.`,
  )
}
