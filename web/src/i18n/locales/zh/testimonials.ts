import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Chinese. */
export const testimonials: TestimonialsTexts = {}
