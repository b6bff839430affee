import { collections } from '@studio/domain/collections'
import { changedFields } from '@studio/domain/content/changedFields'
import type { TestimonialChange } from '@studio/domain/content/contentChanges'
import { lastPosition } from '@studio/domain/content/order'
import type { Testimonial, TestimonialDraft } from '@studio/domain/content/testimonial'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/liveState'
import { newId } from '../../firebase/newId'
import { type Commit, commit } from '../../sync/commit'
import { commitInParts } from '../../sync/commitInParts'
import { useLive } from '../../sync/live'

const testimonials = collectionOf(
  collections.testimonials,
  async () => (await import('@studio/domain/content/testimonial')).Testimonial,
)
const inOrder = testimonials.all('order_position')

/** All testimonials in order, live. */
export const useTestimonials = (): Live<Testimonial> => useLive(inOrder)

/** Stores a new testimonial after all others. */
export const createTestimonial = (draft: TestimonialDraft, rows: readonly Testimonial[]): Commit =>
  commit([testimonials.create(newId(), { ...draft, order_position: lastPosition(rows) })])

/** Stores the changed fields of a testimonial, based on the revision that was edited. */
export const updateTestimonial = (draft: TestimonialDraft, base: Testimonial): Commit =>
  commit([testimonials.patch(base, changedFields<TestimonialDraft>(draft, base))])

export const deleteTestimonial = (base: Testimonial): Commit => commit([testimonials.remove(base)])

/** Makes the testimonials what a content file says, each document in one piece. */
export const restoreTestimonials = (changes: readonly TestimonialChange[]): Commit =>
  commitInParts(
    changes.map((change) => {
      if (change.kind === 'removed') return testimonials.remove(change.base)
      const { id, ...fields } = change.entry
      return change.kind === 'new' ? testimonials.create(id, fields) : testimonials.patch(change.base, fields)
    }),
  )
