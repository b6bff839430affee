import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Portuguese. */
export const testimonials: TestimonialsTexts = {}
