import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { atEnd } from '../../scripts/lib/main.ts'
import { Problem } from '../../scripts/lib/problem.ts'
import { endTree } from '../../scripts/lib/processes.ts'
import { type Browser, browserArgs } from '../../scripts/lib/tests/browser.ts'

/** A browser that can be started with a profile of its own, trusting the bench's server. */
export interface Chrome {
  program: string
  args: readonly string[]
}

/** Lighthouse needs the program itself, also where it is the one that Playwright has downloaded. */
export async function chromeFor(browser: Browser, serverArgs: readonly string[]): Promise<Chrome> {
  const args = [...browserArgs, ...serverArgs, '--accept-lang=es-CO,es']
  if (browser instanceof Object) return { program: browser.path, args }
  const server = await chromium.launchServer({ args: [...browserArgs] })
  const program = server.process().spawnfile
  await server.close()
  return { program, args }
}

const profiles = new Set<string>()
const started = new Set<number>()
atEnd(async () => {
  await Promise.all([...started].map((id) => endTree(id)))
  for (const profile of profiles) drop(profile)
})

/** A fresh profile's folder. */
export function newProfile(): string {
  const profile = mkdtempSync(path.join(tmpdir(), 'studio-bench-'))
  profiles.add(profile)
  return profile
}

/** Removes a profile; a browser that is just ending may still write into it. */
export function drop(profile: string) {
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  profiles.delete(profile)
}

/** Runs `work` with the debugging port of a fresh browser. */
export async function withPort<Result>({ program, args }: Chrome, work: (port: number) => Promise<Result>) {
  const profile = newProfile()
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(program, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  if (child.pid) started.add(child.pid)
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => reject(new Problem('The browser ended before it was ready: run the command again.')))
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text) ?? []
        if (found) resolve(Number(found))
      })
    })
    return await work(port)
  } finally {
    if (child.pid) {
      await endTree(child.pid)
      started.delete(child.pid)
    }
    drop(profile)
  }
}

export interface Device {
  width: number
  height: number
}
/** Lighthouse's phone, a narrow one, and a desk. */
export const phone: Device = { width: 412, height: 823 }
export const narrowPhone: Device = { width: 360, height: 640 }
export const desk: Device = { width: 1280, height: 800 }

/** Lighthouse's applied throttling for a phone on slow 4G, in the units of the protocol (ms, bytes a second, factor). */
const slow4G = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const cpuSlowdown = 4

export interface Visit {
  profile: string
  device?: Device
  isOffline?: boolean
}

/** Runs `work` with an empty page of a browser that starts with the profile; the page is slow, and counts paints. */
export async function withPage<Result>(
  { program, args }: Chrome,
  { profile, device = phone, isOffline = false }: Visit,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: [...args],
    viewport: device,
    deviceScaleFactor: device === desk ? 1 : 1.75,
    isMobile: device !== desk,
    hasTouch: device !== desk,
    locale: 'es-CO',
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await context.setOffline(isOffline)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', { offline: isOffline, ...slow4G })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await work(page, context)
  } finally {
    await context.close()
  }
}

/** Resolves with the first contentful paint, in ms since the navigation. */
export async function firstPaint(page: Page): Promise<number> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 20, timeout: 30_000 },
  )
  return (await paint.jsonValue()) ?? Number.NaN
}
