import { isDead } from '../../firebase/writes/send'
import { connectOutbox } from '../commit'
import { setOptimisticLayer } from '../live'
import { openOutbox } from './followOutbox'
import { optimisticLayer } from './optimisticLayer'
import { keep, takeBack } from './outbox'
import { readOutboxState, writeOutboxState } from './outboxState'
import { tryAgain } from './owner'
import { startSending } from './sender'

/**
 * Opens an account's outbox in this tab: lists show its unsent changes, and waiting entries are sent. If that fails,
 * the outbox's state has `retry`.
 */
export function startOutbox(userId: string) {
  setOptimisticLayer(optimisticLayer)
  connectOutbox((writes) => keep(userId, writes), takeBack)
  watchForDeath()
  const open = () => {
    writeOutboxState({ retry: undefined })
    openAndSend(userId).catch((error: unknown) => {
      console.warn('the outbox could not be opened', error)
      writeOutboxState({ retry: open })
    })
  }
  open()
}

async function openAndSend(userId: string): Promise<void> {
  await openOutbox(userId)
  // Earlier versions refused entries for lack of the role. Anyone who gets here has it.
  const barred = readOutboxState().entries.filter(({ refusal }) => refusal === 'role')
  if (barred.length > 0) await tryAgain(barred)
  startSending()
}

let isWatching = false

/** Detects failures of the SDK, which it reports only as uncaught errors. */
function watchForDeath() {
  if (isWatching) return
  isWatching = true
  addEventListener('error', ({ error }) => isDead(error) && writeOutboxState({ isBroken: true }))
  addEventListener('unhandledrejection', ({ reason }) => isDead(reason) && writeOutboxState({ isBroken: true }))
}
