import type { PublicContent, PublicProject } from '@studio/domain/content/publicContent'
import type { Quote } from '../../../content/testimonials/TestimonialCard'

type Shown = Pick<PublicContent, 'projects' | 'testimonials'>

/** The project that a testimonial speaks of, where the page shows it. */
export const projectOf = ({ projectId }: Quote, projects: readonly PublicProject[]): PublicProject | undefined =>
  projectId === '' ? undefined : projects.find(({ id }) => id === projectId)

/** The first testimonial that speaks of a shown project, with it, and all the others in the owner's order. */
export function quotesOf({ projects, testimonials }: Shown) {
  const large = testimonials.find((quote) => projectOf(quote, projects))
  const project = large && projectOf(large, projects)
  return { large: large && project && { quote: large, project }, others: testimonials.filter((one) => one !== large) }
}
