import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Italian. */
export const testimonials: TestimonialsTexts = {}
