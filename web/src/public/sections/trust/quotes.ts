import type { PublicContent, PublicProject } from '@studio/domain/content/publicContent'
import type { Quote } from '../../../content/testimonials/TestimonialCard'

type Shown = Pick<PublicContent, 'projects' | 'testimonials'>

/** Returns the project that a testimonial is about, if the page shows it. */
export const projectOf = ({ projectId }: Quote, projects: readonly PublicProject[]): PublicProject | undefined =>
  projectId === '' ? undefined : projects.find(({ id }) => id === projectId)

/** Returns the first testimonial about a shown project, with that project, and all others in the owner's order. */
export function quotesOf({ projects, testimonials }: Shown) {
  const large = testimonials.find((quote) => projectOf(quote, projects))
  const project = large && projectOf(large, projects)
  return { large: large && project && { quote: large, project }, others: testimonials.filter((one) => one !== large) }
}
