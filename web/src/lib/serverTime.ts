import { createEmitter } from './emitter'

/* A device's clock may be years off. Deleting or hiding by age therefore uses the server's time, which comes with its
   responses. Mere display may use the device's clock until then. */

let known: { moment: number; heardAt: number } | undefined
const changed = createEmitter()

/** Learns the time from a server response. A cached one carries its original date and an `Age` header. */
export function hearServerTime({ headers }: Response) {
  const moment = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(moment)) return
  known = { moment, heardAt: performance.now() }
  changed.emit()
}

/** Returns the server's time in ms since 1970, or undefined until it is known. */
export const serverTime = (): number | undefined => known && known.moment + performance.now() - known.heardAt

/** Resolves with the server's time once it is known. */
export const untilServerTime = (): Promise<number> =>
  new Promise((resolve) => {
    const answer = () => {
      const now = serverTime()
      if (now === undefined) return
      stop()
      resolve(now)
    }
    const stop = changed.subscribe(answer)
    answer()
  })

export const onServerTime = changed.subscribe

/** Returns the server's time, or the device's until that is known. Never delete or reject anything by it. */
export const bestTime = (): number => serverTime() ?? Date.now()
