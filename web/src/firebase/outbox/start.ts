import { commitWith } from '../commit'
import { overlayWith } from '../live'
import { writeBoard } from './board'
import { keep, openOutbox } from './outbox'
import { ownWork } from './ownWork'
import { isDead } from './send'
import { startSending } from './sender'

/** Opens the outbox of an account in this tab: lists show own work on top, and what waits is sent. */
export async function startOutbox(userId: string): Promise<void> {
  overlayWith(ownWork)
  commitWith((writes) => keep(userId, writes))
  watchForDeath()
  await openOutbox(userId)
  startSending()
}

let isWatching = false

/** The SDK reports its own death as an error that nobody catches. */
function watchForDeath() {
  if (isWatching) return
  isWatching = true
  addEventListener('error', ({ error }) => isDead(error) && writeBoard({ isBroken: true }))
  addEventListener('unhandledrejection', ({ reason }) => isDead(reason) && writeBoard({ isBroken: true }))
}
