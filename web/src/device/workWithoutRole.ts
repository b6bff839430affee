import { dayMs } from '@studio/domain/audit/trashDays'
import * as v from 'valibot'
import { eraseWorkOf } from './unsyncedWork'

/* Unsent work of an account that has lost the role may never be published. It stays on this device if its owner keeps it,
   and is erased otherwise; nobody can be asked before the role is gone, so there is time to choose. */

/** How many days there are to choose. */
export const choiceDays = 30

const key = 'studio.withoutRole'
const Choices = v.record(v.string(), v.union([v.number(), v.literal('kept')]))
/** By account: the moment from which its work is erased, in milliseconds since 1970, or that it is kept. */
type Choices = v.InferOutput<typeof Choices>

function choices(): Choices {
  try {
    const parsed = v.safeParse(Choices, JSON.parse(localStorage.getItem(key) ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

function store(changed: Choices) {
  try {
    localStorage.setItem(key, JSON.stringify(changed))
  } catch (error) {
    console.warn('what happens to unsent work could not be kept', error)
  }
}

/** The account has lost the role at `now`: its owner has `choiceDays` to choose, unless that was asked before. */
export const askToKeep = (account: string, now: number) => store({ [account]: now + choiceDays * dayMs, ...choices() })

/** Its owner keeps the work on this device. */
export const keepWork = (account: string) => store({ ...choices(), [account]: 'kept' })

/** From when on the work of an account is erased; 'kept' where its owner keeps it; undefined where nothing is to choose. */
export const choiceOf = (account: string): number | 'kept' | undefined => choices()[account]

/** There is nothing to choose any more: the role is back, or the work is gone. */
export function forgetChoice(account: string) {
  const { [account]: choice, ...others } = choices()
  if (choice !== undefined) store(others)
}

/** Erases the work that nobody has chosen to keep in time; not that of `signedIn`, who has been let in again. */
export async function eraseUnkeptWork(now: number, signedIn?: string): Promise<void> {
  for (const [account, choice] of Object.entries(choices())) {
    if (choice === 'kept' || choice > now || account === signedIn) continue
    await eraseWorkOf(account)
    forgetChoice(account)
  }
}
