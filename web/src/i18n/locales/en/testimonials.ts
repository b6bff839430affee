import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in English. */
export const testimonials: TestimonialsTexts = {
  title: 'Testimonials',
  new: 'New Testimonial',
  editTitle: 'Edit Testimonial',
  empty: 'No testimonials yet. Create one to get started.',
  table: {
    client: 'Client',
    role: 'Role',
    company: 'Company',
    rating: 'Rating',
    content: 'Content',
  },
  editRow: 'Edit the testimonial by {{name}}',
  deleteRow: 'Delete the testimonial by {{name}}',
  deleteTitle: 'Delete testimonial?',
  deleteText: 'This action cannot be undone. The testimonial will be permanently deleted.',
  form: {
    name: 'Client name',
    avatarUrl: 'Avatar URL',
    rating: 'Rating',
    stars: '{{n}} out of 5 stars',
    role: 'Role',
    company: 'Company',
    content: 'Testimonial',
  },
  loadError: 'Error loading testimonials',
  createError: 'Error creating testimonial',
  updateError: 'Error updating testimonial',
  deleteError: 'Error deleting testimonial',
  reorderError: 'Error reordering testimonials',
  created: 'Testimonial created successfully',
  updated: 'Testimonial updated successfully',
  deleted: 'Testimonial deleted successfully',
}
