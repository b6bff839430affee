import type { ContentChanges, Current, SettingsChange } from '@studio/domain/content/contentChanges'
import { ledElsewhere } from '@studio/domain/settings/ledElsewhere'
import { defaultSettings } from '@studio/domain/settings/settings'
import { projectData } from '../../../content/projects/data'
import { saveGroup, useSettingsGroups } from '../../../content/settings/data'
import { testimonialData } from '../../../content/testimonials/data'
import type { Commit } from '../../../sync/commit'
import { together } from '../../../sync/commitInParts'

/** All content of the site, once every part of it is known. `isFromServer` says whether the server has spoken. */
export type ContentState =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; current: Current; isFromServer: boolean }

/** Projects, testimonials and settings together, live. */
export function useContent(): ContentState {
  const projects = projectData.useAll()
  const testimonials = testimonialData.useAll()
  const settings = useSettingsGroups()
  const parts = [projects, testimonials, settings]
  const failed = parts.filter((part) => part.status === 'failed')
  if (failed.length > 0) return { status: 'failed', retry: () => failed.map(({ retry }) => retry()) }
  if (parts.some((part) => part.status === 'loading' || (part.status === 'ready' && part.isPartial)))
    return { status: 'loading' }
  if (projects.status !== 'ready' || testimonials.status !== 'ready' || settings.status !== 'ready')
    return { status: 'offlineEmpty' }
  return {
    status: 'ready',
    current: { projects: projects.rows, testimonials: testimonials.rows, settings: settings.rows },
    isFromServer: projects.isFromServer && testimonials.isFromServer && settings.isFromServer,
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

/** Writes what a file changes, as one change. A settings group that the file lacks stays as it is. */
export const writeChanges = ({ projects, testimonials, settings }: ContentChanges, userId: string): Commit =>
  together([
    projectData.restore(projects),
    testimonialData.restore(testimonials),
    ...settings.flatMap((change) => {
      if (change.kind === 'removed') return []
      const { base, group } = groupAfter(change)
      return saveGroup(change.id, group, userId, base)
    }),
  ])
