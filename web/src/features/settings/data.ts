import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/defaultSettings'
import type { Settings } from '@studio/domain/settings'
import { startTransition, useEffect, useState } from 'react'
import { collectionOf } from '../../firebase/collection'
import { useLive } from '../../firebase/live'
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
