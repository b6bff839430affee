import type { PageTexts } from '../es/page'

/** The page editor, in English. */
export const page: PageTexts = {
  title: 'Page',
  frame: 'Your page, for editing',
  page: 'Page shown',
  home: 'Home',
  privacy: 'Privacy',
  widths: {
    phone: 'Phone width',
    tablet: 'Tablet width',
    desktop: 'Desktop width',
  },
  hint: 'Click a part of the page to edit it. With the keyboard, Tab moves between parts and Enter opens one.',
  earlier: 'Move up',
  later: 'Move down',
  remove: 'Remove from the page',
  default: 'Default',
  restore: 'Restore default',
  startFrom: 'Start from this text',
  addAfter: 'Add after this one',
  removed: 'Removed from the page',
  bringBack: 'Restore to the page',
  schedule: 'Schedule another text',
}
