import type { ProjectDraft } from '@studio/domain/content/project'
import { fallbacks, type LanguageCode, localized } from '@studio/domain/languages'
import type { CardContent } from './sampleProjects'

/** What a visitor sees of a project, stored or still being written, in a language. */
export const cardOf = (id: string, project: ProjectDraft, language: LanguageCode): CardContent => ({
  id,
  title: localized(project, 'title', language, fallbacks.public),
  description: localized(project, 'description', language, fallbacks.public),
  category: localized(project, 'category', language, fallbacks.public),
  imageUrl: project.image_url,
  videoUrl: project.video_url,
  isFeatured: project.featured,
  isSample: false,
})
