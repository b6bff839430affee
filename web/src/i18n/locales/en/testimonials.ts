import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in English. */
export const testimonials: TestimonialsTexts = {}
