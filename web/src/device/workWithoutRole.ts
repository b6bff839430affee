import { dayMs } from '@studio/domain/audit/trashDays'
import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'
import { eraseWorkOf } from './unsyncedWork'

/* Unsent work of an account that has lost the role may never be published. It stays on this device if its owner keeps it,
   and is erased otherwise. The time to choose begins when the question was shown, and goes by the server's time: a device
   whose clock is a year ahead must not erase anything. */

/** How many days there are to choose. */
export const choiceDays = 30

const key = 'studio.withoutRole'

/**
 * - `asked`: the owner can choose, and the time for that has not begun. Earlier versions stored a moment by the device's
 *   clock, which counts as that.
 * - `until`: the moment of the server's time from which the work is erased, in milliseconds since 1970.
 */
const Choice = v.union([
  v.picklist(['asked', 'kept']),
  v.object({ until: v.number() }),
  v.pipe(
    v.number(),
    v.transform(() => 'asked' as const),
  ),
])
type Choice = v.InferOutput<typeof Choice>
/** By account. */
const Choices = v.record(v.string(), Choice)
type Choices = Readonly<Record<string, Choice>>

function choices(): Choices {
  try {
    const parsed = v.safeParse(Choices, JSON.parse(localStore.read(key) ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

const store = (changed: Choices) => localStore.write(key, JSON.stringify(changed))

/** The account has lost the role: its owner has to choose, unless that was asked before. */
export const askToKeep = (account: string) => store({ [account]: 'asked', ...choices() })

/** The question is on the screen at `now`, by the server's time: from then on its owner has `choiceDays` to choose. */
export function noteAsked(account: string, now: number) {
  if (choiceOf(account) === 'asked') store({ ...choices(), [account]: { until: now + choiceDays * dayMs } })
}

/** Its owner keeps the work on this device. */
export const keepWork = (account: string) => store({ ...choices(), [account]: 'kept' })

/** What was chosen for the work of an account; undefined if there is nothing to choose. */
export const choiceOf = (account: string): Choice | undefined => choices()[account]

/** There is nothing to choose any more: the role is back, or the work is gone. */
export function forgetChoice(account: string) {
  const { [account]: choice, ...others } = choices()
  if (choice !== undefined) store(others)
}

/**
 * Erases the work that nobody has chosen to keep in time; not that of `signedIn`, who has been let in again. `now` is the
 * server's time.
 */
export async function eraseUnkeptWork(now: number, signedIn?: string): Promise<void> {
  for (const [account, choice] of Object.entries(choices())) {
    if (typeof choice === 'string' || choice.until > now || account === signedIn) continue
    await eraseWorkOf(account)
    forgetChoice(account)
  }
}
