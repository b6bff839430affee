import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { messageDocument, profileDocument, projectDocument, testimonialDocument } from './factories.ts'
import { hostileTexts } from './hostile.ts'

export type StoredDocument = readonly [collection: string, id: string, fields: object]

const inAll = (field: string, text: string) =>
  Object.fromEntries(languageCodes.map((code) => [`${field}_${code}`, text]))

/** Returns documents that no form and no rule would accept: together they contain every hostile text. */
export function hostileDocuments(): StoredDocument[] {
  const texts = [...hostileTexts]
  const next = () => texts.shift() ?? hostileTexts[0] ?? ''
  const documents: StoredDocument[] = []
  for (let count = 0; texts.length > 0; count += 1) {
    const id = `hostile-${count}`
    const project = {
      ...projectDocument({ order_position: 1000 + count }),
      ...{ image_url: next(), video_url: next(), client_name: next() },
      ...{ ...inAll('title', next()), ...inAll('description', next()), ...inAll('category', next()) },
    }
    const testimonial = {
      ...testimonialDocument({ order_position: 1000 + count }),
      ...{ client_name: next(), avatar_url: next() },
      ...{ ...inAll('client_role', next()), ...inAll('client_company', next()), ...inAll('content', next()) },
    }
    const message = {
      ...messageDocument({ created_at: new Date() }),
      ...{ name: next(), email: next(), subject: next(), message: next(), reference_link: next(), budget: next() },
    }
    const profile = profileDocument(id, { full_name: next() })
    documents.push(
      [collections.projects, id, project],
      [collections.testimonials, id, testimonial],
      [collections.messages, id, message],
      [collections.profiles, id, profile],
    )
  }
  return documents
}
