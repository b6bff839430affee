import * as v from 'valibot'
import { forget, recall, remember } from '../../device/remembered'
import { createEmitter } from '../../lib/emitter'

/** The name under which this device stores that its account has passkeys to confirm; sign-out erases it. */
const name = 'passkeyDoubts'
const changed = createEmitter()

export const onDoubts = changed.subscribe

/** Returns whether the account has passkeys to confirm, according to its last sign-in on this device. */
export const hasDoubts = (): boolean => recall(name, v.boolean())?.value === true

/** Stores that the account has passkeys to confirm. */
export function noteDoubts() {
  remember(name, { value: true, at: Date.now() })
  changed.emit()
}

/** Removes that mark, because every passkey is confirmed or removed. */
export function settleDoubts() {
  if (!hasDoubts()) return
  forget(name)
  changed.emit()
}
