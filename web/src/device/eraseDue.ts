const dueKey = 'studio.erase'

/**
 * From now on no page opens Firestore or Auth before the device is clean (erase.ts). `account` is the one whose unsent
 * work goes too; none when its owner keeps it.
 */
export const markEraseDue = (account = '') => localStorage.setItem(dueKey, account)

/** What `markEraseDue` has said and no page has finished yet; null when the device is clean. */
export function eraseDue(): string | null {
  try {
    return localStorage.getItem(dueKey)
  } catch {
    return null
  }
}

/** Whether a sign-out has not yet erased all that it should. */
export const isEraseDue = () => eraseDue() !== null

/** Notes that all was erased. */
export const endErase = () => localStorage.removeItem(dueKey)
