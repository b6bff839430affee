import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { recall, remember } from '../../../../device/known'
import { createEmitter } from '../../../../lib/emitter'

/* Enquiries that somebody went away to answer, by mail or in a chat. Only they know whether they did: they are asked
   when they come back to the window, or open the console again. Sign-out erases what is known here. */

const name = 'answers'
const Ids = v.array(v.string())
const changed = createEmitter()
const pending = () => recall(name, Ids)?.value ?? []

/** Those to ask about; what was begun in this page waits until its reader has come back. */
let due: readonly string[] = pending()

function keep(ids: readonly string[]) {
  remember(name, { value: ids, at: Date.now() })
  due = due.filter((id) => ids.includes(id))
  changed.emit()
}

/** Somebody goes away to answer this one. */
export const noteAnswering = (id: string) => keep([...pending().filter((one) => one !== id), id])

/** There is nothing to ask any more. */
export const settleAnswer = (id: string) => keep(pending().filter((one) => one !== id))

function comeBack() {
  const ids = pending()
  if (document.visibilityState !== 'visible' || ids.join() === due.join()) return
  due = ids
  changed.emit()
}

// For as long as the page lives: several places ask.
addEventListener('focus', comeBack)
document.addEventListener('visibilitychange', comeBack)

/** The enquiries to ask about, the oldest first. */
export const useDueAnswers = (): readonly string[] => useSyncExternalStore(changed.subscribe, () => due)
