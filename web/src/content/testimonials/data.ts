import { collections } from '@studio/domain/collections'
import type { Testimonial, TestimonialDraft } from '@studio/domain/content/testimonial'
import { contentData } from '../data'

export const testimonialData = contentData<Testimonial, TestimonialDraft>(
  collections.testimonials,
  async () => (await import('@studio/domain/content/testimonial')).Testimonial,
)
