import { withoutVisitors } from '@studio/domain/outbox/visitors'
import { eraseDrafts, onDraftChange, rawDrafts, replyForm } from './drafts'
import { dropOldFilms } from './films'
import { probeDatabases } from './openDatabase'
import { onOutboxStoreMoved, openOutboxStore } from './outboxStore'
import { dropOldPictures } from './pictures'

/** An account's unsent work on this device: entries of the outbox and drafts of forms. */
export interface UnsyncedWork {
  entries: unknown[]
  drafts: unknown[]
  /** False if the device could not be read, so that there may be more. */
  isWhole: boolean
}

/** Returns the work that would be lost if the account's data were erased now. */
export async function unsyncedWorkOf(account: string): Promise<UnsyncedWork> {
  const outboxStore = await openOutboxStore()
  const { entries, unreadable } = await outboxStore.all(account)
  const found = await rawDrafts(account).catch((error: unknown) => console.warn('drafts cannot be read', error))
  return {
    entries: [...entries, ...unreadable.map(({ raw }) => raw)],
    drafts: (found ?? []).map(({ key, raw }) => ({ ...key, draft: raw })),
    isWhole: outboxStore.isLasting && found !== undefined,
  }
}

/** Subscribes to work that is found later, because the browser opened a database late. */
export function onWorkFound(listener: () => void): () => void {
  const stops = [onOutboxStoreMoved(listener), onDraftChange(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Erases an account's work from this device; that of other accounts stays. Rejects if some of it may still be there.
 */
export const eraseWorkOf = (account: string): Promise<void> =>
  eraseAll(
    async () => (await openOutboxStore()).erase(account),
    () => eraseDrafts(account),
    () => dropOldPictures(account, () => false),
    () => dropOldFilms(account, () => false),
  )

/**
 * Removes visitors' data from the work that stays on this device. Drafts of replies consist of such data: those of
 * `ended`, whose session the server has ended, are erased. Rejects if some of it may still be there.
 */
export const forgetVisitors = (ended: string | undefined): Promise<void> =>
  eraseAll(
    async () => (await openOutboxStore()).rewrite(withoutVisitors),
    async () => ended === undefined || eraseDrafts(ended, replyForm),
  )

/**
 * Runs all steps, even if one fails. Rejects if the device may still hold the data. A browser that refuses databases
 * holds none. One that does not answer may hold some, because the outbox then is only in memory.
 */
async function eraseAll(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const answer = await probeDatabases()
  const { isLasting } = await openOutboxStore()
  const results = await Promise.allSettled(steps.map((step) => step()))
  if (answer === 'refuses') return
  for (const result of results) if (result.status === 'rejected') throw result.reason
  if (!isLasting) throw new Error('the outbox on this device is not open')
}

/**
 * Drops pictures and films of an account that no unsent work names: those that are old at `now`, by the server's time,
 * or all. Films that the server has go at once.
 */
export async function dropUnnamedFiles(account: string, now?: number): Promise<void> {
  const work = await unsyncedWorkOf(account)
  if (!work.isWhole) return
  const named = JSON.stringify(work)
  const isNamed = (name: string) => named.includes(name)
  await Promise.all([dropOldPictures(account, isNamed, now), dropOldFilms(account, isNamed, now)])
}
