import { contentKinds } from '@studio/domain/content/contentKinds'
import type { ContentChanges, CurrentContent, SettingsChange } from '@studio/domain/content/file/contentChanges'
import { redirectsVisitors } from '@studio/domain/settings/redirectsVisitors'
import { defaultSettings } from '@studio/domain/settings/settings'
import { anyDataOf, rowsOfAll, useAllContent } from '../../../content/allContent'
import { saveGroup, useSettingsGroups } from '../../../content/settings/data'
import type { Commit } from '../../../sync/commit'
import { together } from '../../../sync/commitInParts'

/** All content of the site, once every part is loaded. `isFromServer` is false while it comes from the cache alone. */
type ContentState =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; current: CurrentContent; isFromServer: boolean }

/** Returns all content types and the settings; live. */
export function useContent(): ContentState {
  const content = useAllContent()
  const settings = useSettingsGroups()
  const parts = [...Object.values(content), settings]
  const failed = parts.filter((part) => part.status === 'failed')
  if (failed.length > 0) return { status: 'failed', retry: () => failed.map(({ retry }) => retry()) }
  if (parts.some((part) => part.status === 'loading' || (part.status === 'ready' && part.isPartial)))
    return { status: 'loading' }
  const isReady = parts.every(({ status }) => status === 'ready')
  if (!isReady || settings.status !== 'ready') return { status: 'offlineEmpty' }
  return {
    status: 'ready',
    current: { ...rowsOfAll(content), settings: settings.rows },
    isFromServer: parts.every((part) => part.status === 'ready' && part.isFromServer),
  }
}

/** Returns a settings group with the change applied, and the copy on which the change is based. */
const groupAfter = (change: Exclude<SettingsChange, { kind: 'removed' }>) => {
  const base = change.kind === 'changed' ? change.base : undefined
  return { base, group: { ...(base?.value ?? defaultSettings[change.id]), ...change.entry } }
}

/** Returns what a file would redirect. */
export const redirectsInFile = ({ settings }: ContentChanges) =>
  settings.flatMap((change) => {
    if (change.kind === 'removed') return []
    const { base, group } = groupAfter(change)
    return redirectsVisitors(change.id, base?.value, group) ?? []
  })

/**
 * Writes the changes of a file as one commit. It can be undone unless it creates a settings group, since groups are
 * never removed. Settings groups missing from the file stay as they are.
 */
export function writeChanges({ settings, ...changes }: ContentChanges, userId: string): Commit {
  const { undo, ...change } = together([
    ...contentKinds.map((kind) => anyDataOf[kind].restore(changes[kind])),
    ...settings.flatMap((change) => {
      if (change.kind === 'removed') return []
      const { base, group } = groupAfter(change)
      return saveGroup(change.id, group, userId, base)
    }),
  ])
  return undo && settings.every(({ kind }) => kind !== 'new') ? { ...change, undo } : change
}
