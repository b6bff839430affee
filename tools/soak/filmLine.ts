import type { CDPSession, Page, Route } from 'playwright/test'
import type { Device } from '../../tests/e2e/support/devices.ts'

/** The interruptions of a device that sends a film. */
export const incidentKinds = ['kills', 'sleeps', 'lost answers'] as const
export type Incident = (typeof incidentKinds)[number]

/** Bytes per second that a device can send: a piece takes about 3 s. */
const bytesPerSecond = 450_000
/** Longest sleep, in ms. */
const longestSleep = 4000

/** A device's slow line, which notes the pieces of films that are sent over it. */
export class Line {
  /** The pieces in the order in which they were sent. */
  readonly seen: string[] = []
  /** Number of incidents after which more than one piece was sent again. */
  costly = 0
  #repeated = 0
  #losesNext = false
  #network: CDPSession | undefined

  /** Opens the device's browser on the list of projects, behind this line. */
  async open(device: Device): Promise<Page> {
    const page = await device.open()
    await page.route(/documents:commit/, (route) => this.#pass(route).catch(() => undefined))
    this.#network = await page.context().newCDPSession(page)
    await this.#set(false)
    await page.goto('/admin/projects')
    return page
  }

  /** Interrupts the device. Returns its page: a new one after a kill. */
  async interrupt(kind: Incident, device: Device, page: Page, random: () => number): Promise<Page> {
    this.#repeated = 0
    if (kind === 'kills') {
      await device.kill()
      return this.open(device)
    }
    if (kind === 'sleeps') await this.#sleep(random() * longestSleep)
    else this.#losesNext = true
    return page
  }

  async #pass(route: Route) {
    const piece = /film_pieces\/([0-9a-f]{64})[\s\S]*bytesValue/.exec(route.request().postData() ?? '')?.[1]
    if (piece) this.#note(piece)
    if (!this.#losesNext) return route.continue()
    this.#losesNext = false
    // The server gets the request; its answer is lost.
    await route.fetch()
    await route.abort('connectionreset')
  }

  #note(piece: string) {
    if (this.seen.includes(piece)) this.#repeated += 1
    if (this.#repeated === 2) this.costly += 1
    this.seen.push(piece)
  }

  /** Freezes the page without a network, as a closed laptop does. */
  async #sleep(ms: number) {
    await this.#set(true)
    await this.#network?.send('Page.setWebLifecycleState', { state: 'frozen' })
    await new Promise((resolve) => setTimeout(resolve, ms))
    await this.#network?.send('Page.setWebLifecycleState', { state: 'active' })
    await this.#set(false)
  }

  #set = (offline: boolean) =>
    this.#network?.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
}
