import { publicationPath } from '@studio/domain/publishing/publication'
import { found, type Step } from '../deployment.ts'

/** Failures in a row after which a publication needs a person. */
const patience = 5

interface Document {
  fields?: { tries?: { integerValue?: string }; failure?: { stringValue?: string } }
}

/** Checks the state that the publisher stores: pages must follow the content without a deployment. */
export const publication: Step = {
  name: 'Publication of pages',
  async check(deployment) {
    const path = `v1/projects/${deployment.project}/databases/(default)/documents/${publicationPath}`
    const { fields = {} } = (await deployment.read.get<Document>('firestore', path)) ?? {}
    const tries = Number(fields.tries?.integerValue ?? 0)
    const reason = fields.failure?.stringValue ?? ''
    return tries < patience ? [] : [found(deployment, 'pages-unpublished', { tries, reason })]
  },
}
