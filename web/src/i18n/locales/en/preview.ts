import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in English. */
export const previewTexts: PreviewTexts = {
  label: 'Preview',
  loading: 'Loading the preview…',
  shown: 'Preview: includes saved content that isn’t public yet. The link expires on {{day}}.',
  ended: 'This preview link no longer works: it has expired or was turned off. This is the public page.',
  failed: 'The preview could not be loaded. You’re looking at the public page.',
  leave: 'Leave the preview',
  noEnquiries: 'Messages can’t be sent from a preview.',
}
