import { collections } from '@studio/domain/collections'
import type { Testimonial } from '@studio/domain/testimonial'
import { collectionOf } from '../../firebase/collection'
import { useLive } from '../../firebase/live'
import type { Live } from '../../firebase/liveState'

const testimonials = collectionOf(
  collections.testimonials,
  async () => (await import('@studio/domain/testimonial')).Testimonial,
)
const inOrder = testimonials.all('order_position')

/** All testimonials in order, live. */
export const useTestimonials = (): Live<Testimonial> => useLive(inOrder)
