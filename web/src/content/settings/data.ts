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

/** The stored groups as they are, live: what the console edits. */
export const useSettingsGroups = (): Live<SettingsDocument> => useLive(all)

/** What this page has written, oldest first: a second quick change builds on the first, which nobody has shown yet. */
const written: SettingsDocument[] = []

/** The copy of a group to build the next change on; none when the group was never saved. */
export const newestGroup = (key: SettingsKey, stored: SettingsDocument | undefined) =>
  newestOf(
    stored,
    written.filter(({ id }) => id === key),
  )

/** Stores a whole group: a new one, or a change of the copy `base`. */
export function saveGroup(key: SettingsKey, value: Fields, updated_by: string, base?: SettingsDocument): Commit {
  const fields = { key, value, updated_by }
  const write = base ? groups.patch(base, fields) : groups.create(key, fields)
  const change = commitUndoable([write])
  if ('fields' in write) {
    const row = { ...write.fields, id: key } as SettingsDocument
    written.push(row)
    // What was refused carries nothing further.
    change.published.catch(() => written.splice(written.indexOf(row), 1))
  }
  return change
}
