import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { recall, remember } from '../../../device/remembered'
import { createEmitter } from '../../../lib/emitter'

/*
 * Enquiries that the user left to answer, by mail or in a chat. Only the user knows whether they did, so the console
 * asks when they return to the window or open the console again. Sign-out erases this list.
 */

const name = 'answers'
const Ids = v.array(v.string())
const changed = createEmitter()
const pending = () => recall(name, Ids)?.value ?? []

/** The ids to ask about. A reply begun in this page is added when the user returns to it. */
let due: readonly string[] = pending()

function keep(ids: readonly string[]) {
  remember(name, { value: ids, at: Date.now() })
  due = due.filter((id) => ids.includes(id))
  changed.emit()
}

/** Records that the user leaves to answer this enquiry. */
export const noteAnswering = (id: string) => keep([...pending().filter((one) => one !== id), id])

/** Removes an enquiry from the list. */
export const settleAnswer = (id: string) => keep(pending().filter((one) => one !== id))

function comeBack() {
  const ids = pending()
  if (document.visibilityState !== 'visible' || ids.join() === due.join()) return
  due = ids
  changed.emit()
}

// The listener is never removed, since several components use the list.
addEventListener('focus', comeBack)
document.addEventListener('visibilitychange', comeBack)

/** Returns the ids of the enquiries to ask about, oldest first. */
export const useDueAnswers = (): readonly string[] => useSyncExternalStore(changed.subscribe, () => due)
