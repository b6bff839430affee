import type { Project, ProjectDraft } from '@studio/domain/content/project'
import { fallbacks, localized } from '@studio/domain/languages'
import { projectData } from '../../../content/projects/data'
import { ContentPage } from '../../content/ContentPage'
import type { ContentType } from '../../content/contentType'
import { ProjectForm } from './ProjectForm'
import { ProjectList } from './ProjectList'

const projectType: ContentType<Project, ProjectDraft> = {
  kind: 'project',
  words: 'projects',
  data: projectData,
  nameOf: (values, language) => localized(values, 'title', language, fallbacks.console),
  List: ProjectList,
  Form: ProjectForm,
}

/** The portfolio in the console. */
export default function ProjectsPage() {
  return <ContentPage type={projectType} />
}
