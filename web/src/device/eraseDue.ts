import { localStore } from '../lib/browserStorage'
import { hasStoredSession } from './storedSession'

const dueKey = 'studio.erase'
/** Prefix of the mark once the traces of the session are gone; no account's id begins with it. */
const begunPrefix = '*'

/** An erase that no page has finished yet. */
interface EraseDue {
  /** The account whose unsent work is still to be erased; '' if there is none. */
  account: string
  /** Whether the session and its traces are gone, so that a session found here began later. */
  isBegun: boolean
}

/**
 * From now on no page opens Firestore or Auth before the device is clean (erase.ts). `account` is the one whose unsent
 * work goes too; none when its owner keeps it.
 */
export const markEraseDue = (account = '') => localStore.write(dueKey, account)

/** Returns the erase that `markEraseDue` asked for and no page has finished yet. */
export function eraseDue(): EraseDue | undefined {
  const mark = localStore.read(dueKey)
  if (mark === null) return undefined
  const isBegun = mark.startsWith(begunPrefix)
  return { account: isBegun ? mark.slice(begunPrefix.length) : mark, isBegun }
}

/** Notes that the session and its traces are gone. `account` is the one whose work is still here; '' if there is none. */
export const noteEraseBegun = (account: string) => localStore.write(dueKey, `${begunPrefix}${account}`)

/** Whether there is something to erase now. An erase that has begun never touches a session that began later. */
export function isEraseDue(): boolean {
  const due = eraseDue()
  return due !== undefined && !(due.isBegun && hasStoredSession())
}

/** Whether a sign-out has yet to erase the session. */
export const isSignOutUnderWay = () => eraseDue()?.isBegun === false

/** Notes that all was erased. */
export const endErase = () => localStore.write(dueKey, null)
