import type { Current } from '@studio/domain/contentChanges'
import { useProjects } from '../../features/projects/data'
import { useSettingsGroups } from '../../features/settings/data'
import { useTestimonials } from '../../features/testimonials/data'

/** All content of the site, once every part of it is known. `isConfirmed` says whether the server has spoken. */
export type ContentState =
  | { status: 'loading' | 'unheard' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; current: Current; isConfirmed: boolean }

/** Projects, testimonials and settings together, live. */
export function useContent(): ContentState {
  const projects = useProjects()
  const testimonials = useTestimonials()
  const settings = useSettingsGroups()
  const parts = [projects, testimonials, settings]
  const failed = parts.filter((part) => part.status === 'failed')
  if (failed.length > 0) return { status: 'failed', retry: () => failed.map(({ retry }) => retry()) }
  if (parts.some((part) => part.status === 'loading' || (part.status === 'ready' && part.isPartial)))
    return { status: 'loading' }
  if (projects.status !== 'ready' || testimonials.status !== 'ready' || settings.status !== 'ready')
    return { status: 'unheard' }
  return {
    status: 'ready',
    current: { projects: projects.rows, testimonials: testimonials.rows, settings: settings.rows },
    isConfirmed: projects.isConfirmed && testimonials.isConfirmed && settings.isConfirmed,
  }
}
