import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Russian. */
export const testimonials: TestimonialsTexts = {}
