import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in French. */
export const testimonials: TestimonialsTexts = {}
