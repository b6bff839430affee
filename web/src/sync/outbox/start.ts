import { isDead } from '../../firebase/writes/send'
import { commitWith } from '../commit'
import { setOptimisticLayer } from '../live'
import { optimisticLayer } from './optimisticLayer'
import { keep, openOutbox, takeBack } from './outbox'
import { readOutboxState, writeOutboxState } from './outboxState'
import { tryAgain } from './owner'
import { startSending } from './sender'

/** Opens the outbox of an account in this tab: lists show own work on top, and what waits is sent. */
export async function startOutbox(userId: string): Promise<void> {
  setOptimisticLayer(optimisticLayer)
  commitWith((writes) => keep(userId, writes), takeBack)
  watchForDeath()
  await openOutbox(userId)
  // Earlier versions refused what lacked the role. Whoever is let in has it.
  const barred = readOutboxState().entries.filter(({ refusal }) => refusal === 'role')
  if (barred.length > 0) await tryAgain(barred)
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
