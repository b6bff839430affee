import type { Testimonial, TestimonialDraft } from '@studio/domain/content/testimonial'
import { testimonialData } from '../../../content/testimonials/data'
import { ContentPage } from '../../content/ContentPage'
import type { ContentType } from '../../content/contentType'
import { TestimonialForm } from './TestimonialForm'
import { TestimonialList } from './TestimonialList'

const testimonialType: ContentType<Testimonial, TestimonialDraft> = {
  kind: 'testimonial',
  words: 'testimonials',
  data: testimonialData,
  nameOf: ({ client_name }) => client_name,
  List: TestimonialList,
  Form: TestimonialForm,
}

/** The testimonials in the console. */
export default function TestimonialsPage() {
  return <ContentPage type={testimonialType} />
}
