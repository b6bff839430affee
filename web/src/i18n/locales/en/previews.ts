import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in English. */
export const previews: PreviewsTexts = {
  title: 'Preview',
  text: 'A link shows, in every language and without letting anyone change anything, what is saved but not yet public. It works for {{days}} days or until you turn it off.',
  share: 'Share preview',
  created: 'Link created',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Select it and copy it.',
  link: 'Preview link',
  made: 'Created by {{who}} on {{when}}',
  expires: 'Expires on {{when}}',
  visits: 'Visits',
  revoke: 'Turn off',
  revokeTitle: 'Turn off this link?',
  revokeText: 'It stops working at once for everyone who has it.',
  revoked: 'Turned off',
  expired: 'Expired',
  revokedNow: 'Link turned off',
  none: 'There are no links yet.',
  loading: 'Loading the links',
  offline: 'You’re offline: connect to create, see or turn off links.',
  failed: 'The links could not be loaded.',
  createFailed: 'The link could not be created. Try again.',
  revokeFailed: 'The link could not be turned off. Try again.',
}
