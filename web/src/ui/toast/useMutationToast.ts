import { useTranslation } from 'react-i18next'
import { formatPair } from '../../i18n/format'
import { formatNames } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { seemsOffline } from '../../lib/network'
import { truncateNames } from '../../lib/truncateNames'
import { notify } from './Toaster'
import { endUndo, offerUndo, showUndoToast } from './undo'

/** A pending change: stored on the device first, then published by the server. Some can be undone. */
export interface Mutation {
  kept: Promise<void>
  published: Promise<void>
  undo?: () => Mutation
}

interface Announcement {
  /** Title once the server has confirmed, and the text below it. */
  done: string
  doneText?: string
  /** Title if the server refuses the change, or the device cannot store it. */
  failed: string
  /** Title while the change is stored on the device and the server has not answered. */
  kept: string
  /** Texts below `kept`: without a network, and while the server is only slow. */
  later: string
  soon: string
  /** Text below `failed` if the owner has to choose between two versions. */
  conflict: string
  /** Called if the change could not be stored anywhere. Refused changes stay in the outbox. */
  onRefused?: () => void
  /** Called when the change is undone. */
  onUndo: (undone: Mutation) => void
}

interface AnnouncementOptions {
  onRefused?: () => void
  /** Names of what the change deletes: the toast then says what is gone instead of 'saved'. */
  deleted?: readonly string[]
}

/**
 * Returns a function that reports a change in two steps: 'saved on this device' if the server is slow, then `done` or
 * `failed`. Both toasts have an undo button if the change can be undone. `onRefused` is called if the change could not
 * be stored anywhere.
 */
export function useMutationToast() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = () => ({
    kept: t('admin.common.keptOnDevice'),
    later: t('admin.common.publishedLater'),
    soon: t('admin.common.publishing'),
    conflict: t('admin.sync.syncStatus.conflict'),
  })
  const tellUndone = (undone: Mutation) => {
    const { undo: _, ...change } = undone
    const [done, doneText, failed] = [
      t('admin.history.undo.done'),
      t('admin.history.undo.others'),
      t('admin.history.undo.failed'),
    ]
    announce(change, { ...words(), done, doneText, failed, onUndo: () => undefined })
  }
  return (change: Mutation, done: string, failed: string, more: AnnouncementOptions = {}) => {
    const { onRefused, deleted } = more
    const names = deleted && formatNames(language, truncateNames(deleted))
    announce(change, {
      ...words(),
      done,
      failed,
      ...(names !== undefined && {
        kept: names
          ? formatPair(language, t('admin.common.deletedOnDevice'), names)
          : t('admin.common.deletedOnDevice'),
        doneText: names,
      }),
      ...(onRefused && { onRefused }),
      onUndo: tellUndone,
    })
  }
}

/** Time that the server has before the first step is shown, in ms. */
const patienceMs = 1500

/** Notifies the user only if the change fails. */
export function notifyOfFailure({ published }: Mutation, failed: string) {
  published.catch((error: unknown) => {
    const isDiscarded = error instanceof Error && 'outcome' in error && error.outcome === 'discarded'
    if (!isDiscarded) notify.error(failed)
  })
}

function announce(change: Mutation, words: Announcement) {
  const { undo } = change
  let isSettled = false
  let isUndone = false
  const takeBack =
    undo &&
    (() => {
      isUndone = true
      words.onUndo(undo())
    })
  if (takeBack) offerUndo(change, takeBack)
  const say = (tone: 'info' | 'success', title: string, text?: string) =>
    takeBack ? showUndoToast(change, tone, title, text, takeBack) : notify[tone](title, text)
  change.kept.then(
    () => {
      const sayKept = () =>
        !isSettled && !isUndone && say('info', words.kept, seemsOffline() ? words.later : words.soon)
      if (seemsOffline()) sayKept()
      else setTimeout(sayKept, patienceMs)
    },
    () => words.onRefused?.(),
  )
  change.published.then(
    () => {
      isSettled = true
      if (!isUndone) say('success', words.done, words.doneText)
    },
    (error: unknown) => {
      isSettled = true
      const outcome = error instanceof Error && 'outcome' in error && error.outcome
      // The user discarded the change, so nothing failed.
      if (outcome === 'discarded') return
      endUndo(change)
      notify.error(words.failed, outcome === 'conflict' ? words.conflict : undefined)
    },
  )
}
