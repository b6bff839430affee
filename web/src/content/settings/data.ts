import { collections } from '@studio/domain/collections'
import { newestOf } from '@studio/domain/messages/inbox/newest'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import type { SettingsKey } from '@studio/domain/settings/settings'
import { collectionOf, type Fields } from '../../firebase/collection'
import { type Commit, commitUndoable } from '../../sync/commit'
import { type Live, useLive } from '../../sync/live'

const groups = collectionOf(
  collections.settings,
  async () => (await import('@studio/domain/settings/settingSchemas')).SettingsDocument,
)
const all = groups.all()

/** Returns the stored groups of settings, live. */
export const useSettingsGroups = (): Live<SettingsDocument> => useLive(all)

/**
 * Groups that this page has written, oldest first. A second quick change builds on the first, before the listener
 * delivers it.
 */
const written: SettingsDocument[] = []

/** Returns the copy of a group on which to base the next change; undefined if it was never saved. */
export const newestGroup = (key: SettingsKey, stored: SettingsDocument | undefined) =>
  newestOf(
    stored,
    written.filter(({ id }) => id === key),
  )

/** Stores a whole group, as a new document or as a change of `base`. */
export function saveGroup(key: SettingsKey, value: Fields, updated_by: string, base?: SettingsDocument): Commit {
  const fields = { key, value, updated_by }
  const write = base ? groups.patch(base, fields) : groups.create(key, fields)
  const change = commitUndoable([write])
  if ('fields' in write) {
    const row = { ...write.fields, id: key } as SettingsDocument
    written.push(row)
    // No later change may be based on a refused one.
    change.published.catch(() => written.splice(written.indexOf(row), 1))
  }
  return change
}
