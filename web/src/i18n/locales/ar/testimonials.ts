import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Arabic. */
export const testimonials: TestimonialsTexts = {}
