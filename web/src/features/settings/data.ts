import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/defaultSettings'
import { newestOf } from '@studio/domain/newest'
import type { Settings, SettingsDocument, SettingsKey } from '@studio/domain/settings'
import { startTransition, useEffect, useState } from 'react'
import { collectionOf, type Fields } from '../../firebase/collection'
import { type Commit, commit } from '../../firebase/commit'
import { type Live, useLive } from '../../firebase/live'
import { hasStoredSession } from '../../firebase/storedSession'

const groups = collectionOf(
  collections.settings,
  async () => (await import('@studio/domain/settings')).SettingsDocument,
)
const all = groups.all()

/** The six settings groups, live; the defaults until they are known. */
export function useSettings(): Settings {
  const live = useLive(all)
  const [settings, setSettings] = useState<Settings>(defaultSettings)
  useEffect(() => {
    if (live.status !== 'ready') return
    // A transition: an urgent update would make React throw away what was drawn and is not awake yet.
    void import('@studio/domain/settingsFrom').then(({ settingsFrom }) =>
      startTransition(() => setSettings(settingsFrom(live.rows))),
    )
  }, [live])
  return settings
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
