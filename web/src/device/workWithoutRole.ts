import { dayMs } from '@studio/domain/audit/trashDays'
import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'
import { untilServerTime } from '../lib/serverTime'
import { eraseWorkOf } from './unsyncedWork'

/* Unsent work of an account that has lost its role may never be published. It stays on this device if its owner
   chooses so, and is erased otherwise. The time to choose begins when the question is shown, and uses the server's
   time, because a device's wrong clock must not erase anything. */

/** Number of days to choose. */
export const choiceDays = 30

const key = 'studio.withoutRole'

/**
 * The state of the choice:
 * - `asked`: the owner can choose, and the time has not begun. Earlier versions stored a moment by the device's clock,
 *   which counts as this state.
 * - `kept`: the owner keeps the work.
 * - `until`: the work is erased from this moment of the server's time, in milliseconds since 1970.
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
/** The choices by account. */
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

/** Records that the account has lost its role, so that its owner has to choose, unless they were asked before. */
export const askToKeep = (account: string) => store({ [account]: 'asked', ...choices() })

/**
 * Records that the question is shown, once the server's time is known. The owner has `choiceDays` from then. Resolves with
 * the choice.
 */
export async function noteAsked(account: string): Promise<Choice | undefined> {
  const now = await untilServerTime()
  if (choiceOf(account) === 'asked') store({ ...choices(), [account]: { until: now + choiceDays * dayMs } })
  return choiceOf(account)
}

/** Records that the owner keeps the work on this device. */
export const keepWork = (account: string) => store({ ...choices(), [account]: 'kept' })

/** Returns the choice for an account's work; undefined if there is nothing to choose. */
export const choiceOf = (account: string): Choice | undefined => choices()[account]

/** Removes the choice, because the role is back or the work is gone. */
export function forgetChoice(account: string) {
  const { [account]: choice, ...others } = choices()
  if (choice !== undefined) store(others)
}

/**
 * Erases the work whose owner has not chosen in time, except that of `signedIn`, who has the role again. `now` is the
 * server's time.
 */
export async function eraseUnkeptWork(now: number, signedIn?: string): Promise<void> {
  for (const [account, choice] of Object.entries(choices())) {
    if (typeof choice === 'string' || choice.until > now || account === signedIn) continue
    await eraseWorkOf(account)
    forgetChoice(account)
  }
}

/** Erases overdue work once the server's time is known. `signedIn` returns the account that was signed in last. */
export const eraseUnkeptWorkAtStart = async (signedIn: () => string | undefined) =>
  eraseUnkeptWork(await untilServerTime(), signedIn())
