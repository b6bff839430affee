import { localStore } from '../lib/browserStorage'
import { hasStoredSession } from './storedSession'

const dueKey = 'studio.erase'
/** Prefix of the mark once the session's traces are gone; no account's id begins with it. */
const begunPrefix = '*'

/** An erasure that no page has finished yet. */
interface EraseDue {
  /** The account whose unsent work is still to be erased; '' if there is none. */
  account: string
  /** Set once the session and its traces are gone; a session found here then began later. */
  isBegun: boolean
}

/**
 * Marks the device for erasure. Until it is clean, no page opens Firestore or Auth (erase.ts). The unsent work of
 * `account` is erased too; '' erases no work, because its owner keeps it.
 */
export const markEraseDue = (account = '') => localStore.write(dueKey, account)

/** Returns the erasure that `markEraseDue` requested and no page has finished yet. */
export function eraseDue(): EraseDue | undefined {
  const mark = localStore.read(dueKey)
  if (mark === null) return undefined
  const isBegun = mark.startsWith(begunPrefix)
  return { account: isBegun ? mark.slice(begunPrefix.length) : mark, isBegun }
}

/**
 * Records that the session and its traces are gone. `account` is the one whose work is still here; '' if there is none.
 */
export const noteEraseBegun = (account: string) => localStore.write(dueKey, `${begunPrefix}${account}`)

/**
 * Returns whether there is something to erase now. An erasure that has begun never touches a session that began later.
 */
export function isEraseDue(): boolean {
  const due = eraseDue()
  return due !== undefined && !(due.isBegun && hasStoredSession())
}

/** Returns whether a sign-out has yet to erase the session. */
export const isSignOutUnderWay = () => eraseDue()?.isBegun === false

/** Records that everything was erased. */
export const endErase = () => localStore.write(dueKey, null)
