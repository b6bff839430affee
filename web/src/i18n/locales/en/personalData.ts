import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in English. */
export const personalData: PersonalDataTexts = {
  nav: 'Personal data',
  title: 'Personal data',
  intro: 'Everything stored for an email address, so you can hand over a copy or delete it on request.',
  email: 'The person’s email',
  search: 'Search',
  searching: 'Searching…',
  found: 'Stored about {{email}}: {{what}}.',
  none: 'Nothing is stored about {{email}}.',
  account: 'This address also has an account, which can be deleted under Users.',
  export: 'Export JSON',
  fileName: 'data',
  exported: 'The file contains personal data: keep it safe.',
  erase: 'Delete everything',
  eraseTitle: 'Delete everything about {{email}}?',
  eraseText: 'This will be permanently deleted: {{what}}. Restoring a backup will not bring it back either.',
  erased: 'Permanently deleted: {{what}}.',
  failed: 'That didn’t work. Check the connection and try again.',
  offline: 'You’re offline: this needs a connection.',
  what: 'You are about to delete everything stored about {{email}}.',
  ended: 'Your session has ended: sign in again.',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  counters_one: '{{count}} counter',
  counters_other: '{{count}} counters',
}
