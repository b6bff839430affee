import { useTranslation } from 'react-i18next'
import { notify } from './Toaster'

/** A change under way: kept on the device, then published by the server. */
export interface Mutation {
  kept: Promise<void>
  published: Promise<void>
}

interface Announcement {
  /** Said when the server has confirmed. */
  done: string
  /** Said when the server refuses, or the device cannot keep it. */
  failed: string
  /** Said when the change is on the device but the server has not answered. */
  kept: string
  /** What follows while there is no network, and while the server is only slow. */
  later: string
  soon: string
  /** What follows `failed` where the owner has to choose between two versions. */
  conflict: string
  /** Called when the change could be kept nowhere. What the server refuses stays in the outbox. */
  onRefused?: () => void
}

/**
 * Tells the truth about a change in two steps: 'saved on this device' while the server is silent, `done` once it has
 * spoken, or `failed`. `onRefused` is called when the change could be kept nowhere.
 */
export function useMutationToast() {
  const { t } = useTranslation('console')
  return (change: Mutation, done: string, failed: string, onRefused?: () => void) => {
    const kept = t('admin.common.keptOnDevice')
    const [later, soon] = [t('admin.common.publishedLater'), t('admin.common.publishing')]
    const conflict = t('admin.sync.syncStatus.conflict')
    announce(change, { done, failed, kept, later, soon, conflict, ...(onRefused && { onRefused }) })
  }
}

/** How long the server may take before the first step is said on its own, in ms. */
const patienceMs = 1500

function announce(change: Mutation, words: Announcement) {
  let isSettled = false
  change.kept.then(
    () => {
      const say = () => !isSettled && notify.info(words.kept, navigator.onLine ? words.soon : words.later)
      if (navigator.onLine) setTimeout(say, patienceMs)
      else say()
    },
    () => words.onRefused?.(),
  )
  change.published.then(
    () => {
      isSettled = true
      notify.success(words.done)
    },
    (error: unknown) => {
      isSettled = true
      const outcome = error instanceof Error && 'outcome' in error && error.outcome
      // Thrown away by its owner: nothing has failed.
      if (outcome === 'discarded') return
      notify.error(words.failed, outcome === 'conflict' ? words.conflict : undefined)
    },
  )
}
