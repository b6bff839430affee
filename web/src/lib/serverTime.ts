import { createEmitter } from './emitter'

/* A device's clock may be years off. What is deleted or hidden by age goes by the server's time, which comes with its
   answers; what is only shown may go by the device's clock until then. */

let known: { moment: number; heardAt: number } | undefined
const changed = createEmitter()

/** Learns the time from an answer of the server. A cached one carries its original date and an `Age` header. */
export function hearServerTime({ headers }: Response) {
  const moment = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(moment)) return
  known = { moment, heardAt: performance.now() }
  changed.emit()
}

/** The server's time in milliseconds since 1970; undefined until it is known. */
export const serverTime = (): number | undefined => known && known.moment + performance.now() - known.heardAt

/** The server's time as soon as it is known. */
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

/** Calls back when the server's time is learned. */
export const onServerTime = changed.subscribe

/** The server's time, or the device's until that is known. Nothing may be deleted or refused by it. */
export const bestTime = (): number => serverTime() ?? Date.now()
