import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in German. */
export const testimonials: TestimonialsTexts = {}
