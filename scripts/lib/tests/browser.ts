import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot } from '../paths.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes.ts'
import { findProgram, isProgram } from '../program.ts'

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

/** Chromium without a window's machinery: the tests take half the time that they take in a whole one. */
const shell = 'chromium-headless-shell'
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

async function firstWorking(candidates: readonly string[]): Promise<Browser | undefined> {
  for (const path of candidates) if (isProgram(path) && (await works(path))) return { path }
  return undefined
}

const named = (name: string) => findProgram(name) ?? []

/** The one that is asked for, or Debian's shell. */
const asked = () => firstWorking([process.env.BROWSER_PATH ?? [], named(shell)].flat())

/** A browser that somebody uses on this machine. */
const installed = () => firstWorking([...programs.flatMap(named), ...applications])

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
  await run('apt-get', ['install', '-qy', '--no-install-recommends', shell], { output: { log }, env })
  return asked()
}

/** A browser: a headless shell that is there, or else can be had, from Playwright or, as root, from Debian; else any. */
export async function findBrowser(): Promise<Browser> {
  for (const source of [asked, playwrights, debianPackage, download, installed]) {
    const browser = await source()
    if (browser) return browser
  }
  throw new Problem(
    `There is no browser for the tests and none could be installed (.logs/${log}): install Chromium or Chrome and run the command again.`,
  )
}
