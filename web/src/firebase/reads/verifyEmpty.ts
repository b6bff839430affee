/** The part of a list's snapshot that is checked. */
interface Heard {
  empty: boolean
  metadata: { fromCache: boolean }
}

/**
 * Time that the documents of a list, which the server has counted, have to arrive before it is listened to again, in
 * ms.
 */
const patienceMs = 1000

/**
 * Listens to a list, but verifies the SDK's claim that it is empty. A tab that listens through another one may report
 * an empty list, confirmed by the server, before the first document arrives. A note left in local storage by a killed
 * tab is enough for that. Therefore the server counts a list that begins empty; meanwhile `doubt` is called. If it has
 * documents, this waits for them, then listens again. If the count fails, the list counts as empty. Returns a function
 * that stops it.
 */
export function verifyEmpty<Snapshot extends Heard>(
  listen: (hear: (snapshot: Snapshot) => void) => () => void,
  count: () => Promise<number>,
  hear: (snapshot: Snapshot) => void,
  doubt: () => void,
): () => void {
  let isBelieved = false
  let isAsking = false
  let isOver = false
  let doubted: Snapshot | undefined
  let stop = () => {}

  const weigh = (snapshot: Snapshot) => {
    doubted = !isBelieved && snapshot.empty && !snapshot.metadata.fromCache ? snapshot : undefined
    if (!doubted) {
      isBelieved ||= !snapshot.empty
      hear(snapshot)
      return
    }
    doubt()
    if (isAsking) return
    isAsking = true
    count().then(settle, () => settle(0))
  }
  const settle = (found: number) => {
    if (found > 0 && doubted) {
      console.warn(`a list was reported as empty, but the server has ${found} documents`)
      setTimeout(listenAgain, patienceMs)
      return
    }
    isAsking = false
    if (isOver || !doubted) return
    isBelieved = true
    hear(doubted)
  }
  const listenAgain = () => {
    isAsking = false
    if (isOver || !doubted) return
    stop()
    stop = listen(weigh)
  }
  stop = listen(weigh)
  return () => {
    isOver = true
    stop()
  }
}
