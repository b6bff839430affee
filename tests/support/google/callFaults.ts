/** A fault that a test causes: a failing or slow call, or an action after a number of changes. */
export interface CallFault {
  method?: string
  /** Matched against `<api host>/<path>`. */
  path: RegExp
  /** The first matching call that is hit; 1 by default. */
  nth?: number
  /** Number of calls that are hit, counted from that one; 1 by default. */
  times?: number
}
export interface FailedCall extends CallFault {
  status: number
  body?: object
  /** The change is still made; only the answer is lost. */
  afterwards?: boolean
}

interface Counted {
  fault: CallFault & { status?: number; body?: object; afterwards?: boolean; ms?: number }
  seen: number
}

export function callFaults() {
  let counted: Counted[] = []
  const onMutation = new Map<number, () => void | Promise<void>>()
  const onEach: (() => void)[] = []
  let mutations = 0

  return {
    /** Lets a call fail once (or `times`). */
    fail(fault: FailedCall) {
      counted.push({ fault, seen: 0 })
    },
    /** Delays the matching calls, all of them unless `times` is given. */
    delay(fault: CallFault & { ms: number }) {
      counted.push({ fault: { times: Number.POSITIVE_INFINITY, ...fault }, seen: 0 })
    },
    /** Makes the next writes of an IAM policy conflict with somebody else's. */
    conflict(times = 1) {
      const body = {
        error: {
          code: 409,
          message:
            'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
          status: 'ABORTED',
        },
      }
      counted.push({ fault: { method: 'POST', path: /:setIamPolicy$/, times, status: 409, body }, seen: 0 })
    },
    /** Runs `act` after each change, before it is answered. */
    afterEachMutation(act: () => void) {
      onEach.push(act)
    },
    /** Runs `act` once the nth change is made, before it is answered: the moment to kill the command. */
    afterMutation(nth: number, act: () => void | Promise<void>) {
      onMutation.set(nth, act)
    },
    clear() {
      counted = []
      onMutation.clear()
    },
    get mutations() {
      return mutations
    },
    /** Returns the faults that hit this call; for the server. */
    hits(method: string, path: string) {
      return counted.flatMap((entry) => {
        const { fault } = entry
        if ((fault.method && fault.method !== method) || !fault.path.test(path)) return []
        entry.seen += 1
        const first = fault.nth ?? 1
        return entry.seen >= first && entry.seen < first + (fault.times ?? 1) ? [fault] : []
      })
    },
    /** Records that a call has changed something; for the server. */
    async mutated() {
      mutations += 1
      for (const act of onEach) act()
      await onMutation.get(mutations)?.()
    },
  }
}
export type CallFaults = ReturnType<typeof callFaults>
