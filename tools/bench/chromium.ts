import { type CDPSession, chromium, type Page } from 'playwright'
import type { launchOptions } from '../shared/studio.ts'

export type Chrome = Awaited<ReturnType<typeof launchOptions>>

/** Lighthouse's phone. */
const viewport = { width: 412, height: 823 }
export const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'es-CO' }

/** Lighthouse's applied throttling for a phone on slow 4G, in the protocol's units (ms, bytes per second, factor). */
const slow4G = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const cpuSlowdown = 4

/** Runs `work` with an empty page of a slow phone in a fresh browser; without a `profile` it stores nothing. */
export async function onPhone<Result>(
  chrome: Chrome,
  work: (page: Page, protocol: CDPSession) => Promise<Result>,
  { profile = '', isOffline = false } = {},
): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, { ...chrome, ...phone })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await context.setOffline(isOffline)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', { offline: isOffline, ...slow4G })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await work(page, protocol)
  } finally {
    await context.close()
  }
}
