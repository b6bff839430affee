import { vi } from 'vitest'
import { hearServerTime } from '../../web/src/lib/serverTime.ts'

/**
 * The platform of one simulated browser: its clock and its local storage. The databases (fake-indexeddb) are shared by all
 * of them, so each browser has an account of its own.
 */
export class SimulatedBrowser {
  readonly #texts: Record<string, string> = {}
  readonly #storage = Object.defineProperties(this.#texts, {
    getItem: { value: (key: string) => this.#texts[key] ?? null },
    setItem: { value: (key: string, text: string) => void Object.assign(this.#texts, { [key]: text }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(this.#texts, key) },
  })
  /** Error of the clock, in ms. */
  readonly #skew: number

  constructor(skew: number) {
    this.#skew = skew
  }

  /** Lets the code that runs next see this browser's storage and clock. It knows the server's time, `now`. */
  enter(now: number) {
    vi.stubGlobal('localStorage', this.#storage)
    vi.setSystemTime(now + this.#skew)
    hearServerTime(new Response(null, { headers: { date: new Date(now).toUTCString() } }))
  }
}
