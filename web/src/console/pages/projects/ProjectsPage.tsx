import { projectType } from '../../contentTypes/projectType'
import { ContentPage } from '../../lists/ContentPage'

/** The portfolio in the console. */
export default function ProjectsPage() {
  return <ContentPage type={projectType} />
}
