import { contentKinds } from '@studio/domain/content/contentKinds'
import type { ContentChanges, Current, SettingsChange } from '@studio/domain/content/file/contentChanges'
import { ledElsewhere } from '@studio/domain/settings/ledElsewhere'
import { defaultSettings } from '@studio/domain/settings/settings'
import { anyDataOf, rowsOfAll, useAllContent } from '../../../content/allContent'
import { saveGroup, useSettingsGroups } from '../../../content/settings/data'
import type { Commit } from '../../../sync/commit'
import { together } from '../../../sync/commitInParts'

/** All content of the site, once every part of it is known. `isFromServer` says whether the server has spoken. */
type ContentState =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; current: Current; isFromServer: boolean }

/** All content types and the settings together, live. */
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

/** A settings group as a change of a file makes it, with the copy that it is made from. */
const groupAfter = (change: Exclude<SettingsChange, { kind: 'removed' }>) => {
  const base = change.kind === 'changed' ? change.base : undefined
  return { base, group: { ...(base?.value ?? defaultSettings[change.id]), ...change.entry } }
}

/** The number to which a file would lead the chat; undefined when it leads to the same as now. */
export function newChatNumber({ settings }: ContentChanges): string | undefined {
  const change = settings.find(({ id }) => id === 'contact_info')
  if (!change || change.kind === 'removed') return undefined
  const { base, group } = groupAfter(change)
  return ledElsewhere(change.id, base?.value, group)?.to
}

/**
 * Writes what a file changes, as one change, which can be taken back; not where it makes a settings group, for none is
 * ever removed. A settings group that the file lacks stays as it is.
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
