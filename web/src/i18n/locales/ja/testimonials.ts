import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Japanese. */
export const testimonials: TestimonialsTexts = {}
