import { testimonialType } from '../../contentTypes/testimonialType'
import { ContentPage } from '../../lists/ContentPage'

/** The testimonials in the console. */
export default function TestimonialsPage() {
  return <ContentPage type={testimonialType} />
}
