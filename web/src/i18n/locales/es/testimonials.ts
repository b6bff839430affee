import type { Words } from './public'

/** The testimonials in the console, in Spanish, with the exact texts of the specification. */
export const testimonials = {}

export type TestimonialsTexts = Words<typeof testimonials>
