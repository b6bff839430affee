import { type ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import type { TestimonialDraft } from '@studio/domain/content/testimonial'
import { languageCodes } from '@studio/domain/languages'
import { type MessageStatus, messageStatuses } from '@studio/domain/messages/message'
import { type MessageSeed, messages } from './messages.ts'
import { projectDrafts } from './projects.ts'
import { testimonialDrafts } from './testimonials.ts'

/** The size of a studio after many years, for `npm run seed -- --large`, including the usual samples. */
export const large = { projects: 500, testimonials: 500, messages: 10_000, users: 1000 } as const

/** Someone with an account but no password, who appears in lists but cannot sign in. */
export interface LargeUser {
  uid: string
  email: string
  full_name: string
  daysAgo: number
}

const numbered = (index: number) => String(index + 1).padStart(5, '0')

/**
 * Returns numbered copies of the samples in turn, up to `count` including the samples themselves, which are left out.
 */
const copies = <Sample, Copy>(
  samples: readonly Sample[],
  count: number,
  copy: (sample: Sample, index: number) => Copy,
): Copy[] =>
  Array.from({ length: count - samples.length }, (_, at) => {
    const index = at + samples.length
    return copy(samples[index % samples.length] as Sample, index)
  })

/** Returns a day of about ten years from 2016, always the same for an index. */
const dayOf = (index: number) => new Date(Date.UTC(2016, 0, 1 + ((index * 37) % 3900))).toISOString().slice(0, 10)

export const largeProjects = (siteUrl: string): [id: string, draft: ProjectDraft][] =>
  copies(projectDrafts(siteUrl), large.projects, ([, draft], index) => {
    const texts = languageCodes.flatMap((code) =>
      projectLocalizedFields.required.map((text): [string, string] => {
        const sample = draft[`${text}_${code}`]
        return [`${text}_${code}`, text === 'title' ? `${sample} ${index + 1}` : sample]
      }),
    )
    const facts = { featured: index % 25 === 0, completion_date: dayOf(index) }
    return [`large-project-${numbered(index)}`, { ...draft, ...facts, ...Object.fromEntries(texts) }]
  })

export const largeTestimonials = (siteUrl: string): [id: string, draft: TestimonialDraft][] =>
  copies(testimonialDrafts(siteUrl), large.testimonials, ([, draft], index) => [
    `large-testimonial-${numbered(index)}`,
    { ...draft, client_name: `${draft.client_name} ${index + 1}`, rating: 5 - (index % 3) },
  ])

/**
 * Returns enquiries of the last three years, newest first. Every fourth is new, as in a studio that has stopped
 * answering.
 */
export const largeMessages = (): MessageSeed[] =>
  copies(messages, large.messages, (sample, index) => ({
    ...sample,
    id: `large-message-${numbered(index)}`,
    email: sample.email.replace('@', `+${index + 1}@`),
    status: messageStatuses[index % messageStatuses.length] as MessageStatus,
    daysAgo: 60 + index / 10,
  }))

export const largeUsers = (known: number): LargeUser[] =>
  Array.from({ length: large.users - known }, (_, at) => {
    const index = at + known
    const { name } = messages[index % messages.length] as MessageSeed
    return {
      uid: `large-user-${numbered(index)}`,
      email: `user-${numbered(index)}@studio.test`,
      full_name: `${name} ${index + 1}`,
      daysAgo: 220 + index,
    }
  })
