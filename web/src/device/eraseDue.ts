import { localStore } from '../lib/browserStorage'

const dueKey = 'studio.erase'

/**
 * From now on no page opens Firestore or Auth before the device is clean (erase.ts). `account` is the one whose unsent
 * work goes too; none when its owner keeps it.
 */
export const markEraseDue = (account = '') => localStore.write(dueKey, account)

/** What `markEraseDue` has said and no page has finished yet; null when the device is clean. */
export const eraseDue = (): string | null => localStore.read(dueKey)

/** Whether a sign-out has not yet erased all that it should. */
export const isEraseDue = () => eraseDue() !== null

/** Notes that all was erased. */
export const endErase = () => localStore.write(dueKey, null)
