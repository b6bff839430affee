import { collections } from '@studio/domain/collections'
import type { Project, ProjectDraft } from '@studio/domain/content/project'
import { contentData } from '../data'

export const projectData = contentData<Project, ProjectDraft>(
  collections.projects,
  async () => (await import('@studio/domain/content/project')).Project,
)
