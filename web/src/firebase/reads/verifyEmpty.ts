/** As much of a list's snapshot as decides whether it is believed. */
interface Heard {
  empty: boolean
  metadata: { fromCache: boolean }
}

/** How long the documents of a list that the server has counted are waited for, before it is listened to anew. */
const patienceMs = 1000

/**
 * Listens to a list, but does not take the SDK's word for it that there is nothing: a tab that hears of a list through
 * another one may call it empty, and confirmed by the server, before a document has come; a note that a killed tab left
 * in local storage is enough. So a list that begins empty is counted by the server; meanwhile `doubt` is called. If
 * there are documents, they are waited for, then listened to anew. A count that fails changes nothing: the list is
 * believed. Returns what stops it.
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
      console.warn(`a list was called empty, but the server has ${found} documents`)
      setTimeout(anew, patienceMs)
      return
    }
    isAsking = false
    if (isOver || !doubted) return
    isBelieved = true
    hear(doubted)
  }
  const anew = () => {
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
