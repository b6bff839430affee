import { isDead } from '../../firebase/send'
import { commitWith } from '../commit'
import { setOptimisticLayer } from '../live'
import { optimisticLayer } from './optimisticLayer'
import { keep, openOutbox, takeBack } from './outbox'
import { writeOutboxState } from './outboxState'
import { startSending } from './sender'

/** Opens the outbox of an account in this tab: lists show own work on top, and what waits is sent. */
export async function startOutbox(userId: string): Promise<void> {
  setOptimisticLayer(optimisticLayer)
  commitWith((writes) => keep(userId, writes), takeBack)
  watchForDeath()
  await openOutbox(userId)
  startSending()
}

let isWatching = false

/** The SDK reports its own death as an error that nobody catches. */
function watchForDeath() {
  if (isWatching) return
  isWatching = true
  addEventListener('error', ({ error }) => isDead(error) && writeOutboxState({ isBroken: true }))
  addEventListener('unhandledrejection', ({ reason }) => isDead(reason) && writeOutboxState({ isBroken: true }))
}
