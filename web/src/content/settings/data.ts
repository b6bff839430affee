import { collections } from '@studio/domain/collections'
import { newestOf } from '@studio/domain/messages/newest'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import type { Settings, SettingsKey } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import { useEffect, useSyncExternalStore } from 'react'
import { hasStoredSession } from '../../device/storedSession'
import { collectionOf, type Fields } from '../../firebase/collection'
import { readOnce } from '../../firebase/readOnce'
import { createEmitter } from '../../lib/emitter'
import { type Commit, commit } from '../../sync/commit'
import { type Live, useLive } from '../../sync/live'

const groups = collectionOf(
  collections.settings,
  async () => (await import('@studio/domain/settings/settingSchemas')).SettingsDocument,
)
const all = groups.all()

let known = defaultSettings
const changed = createEmitter()

/**
 * The six settings groups: the defaults, which are prerendered, until they are known. A store and not a
 * context or props: those would make React throw away the islands of the page that are prerendered and not hydrated yet.
 */
export const useSettings = (): Settings =>
  useSyncExternalStore(
    changed.subscribe,
    () => known,
    () => defaultSettings,
  )

/** The number that everything on the page that opens a chat writes to. */
export const chatPhoneOf = ({ whatsapp, phone }: Settings['contact_info']) => whatsapp || phone

/** Keeps the settings true while a page is open: read once for all who only look, live from a visitor's first interaction on. */
export function useLiveSettings() {
  const live = useLive(all)
  useEffect(() => {
    let isWanted = true
    const learn = async () => {
      const rows = live.status === 'ready' ? live.rows : await readOnce(collections.settings)
      if (rows.length === 0 && live.status !== 'ready') return
      const { settingsFrom } = await import('@studio/domain/settings/settingsFrom')
      if (!isWanted) return
      known = settingsFrom(rows)
      changed.emit()
    }
    learn().catch((error: unknown) => console.warn('the settings could not be read', error))
    return () => {
      isWanted = false
    }
  }, [live])
}

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
  const change = commit([write])
  if ('fields' in write) {
    const row = { ...write.fields, id: key } as SettingsDocument
    written.push(row)
    // What was refused carries nothing further.
    change.published.catch(() => written.splice(written.indexOf(row), 1))
  }
  return change
}

/** Says whether an admin is signed in on this device, live. A visitor, who has no session, loads nothing for it. */
export function watchAdmin(onChange: (isAdmin: boolean) => void): () => void {
  if (!hasStoredSession()) return () => undefined
  let isWanted = true
  let stop = () => {}
  import('../../firebase/adminWatch').then(
    async ({ watchAdminRole }) => {
      const stopWatching = await watchAdminRole(onChange)
      if (isWanted) stop = stopWatching
      else stopWatching()
    },
    (error: unknown) => console.warn('the session could not be read', error),
  )
  return () => {
    isWanted = false
    stop()
  }
}
