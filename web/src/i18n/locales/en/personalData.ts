import type { PersonalDataTexts } from '../es/personalData'

/** What is kept of one person, in English. */
export const personalData: PersonalDataTexts = {
  nav: 'Personal data',
  title: 'A person’s data',
  intro: 'Everything kept for an email address: to hand over a copy or delete it when somebody asks.',
  email: 'The person’s email',
  search: 'Search',
  searching: 'Searching…',
  found: 'Kept for {{email}}: {{what}}.',
  none: 'Nothing is kept for {{email}}.',
  account: 'This address also has an account, which is deleted under Users.',
  export: 'Export JSON',
  fileName: 'data',
  exported: 'The file contains personal data: keep it safe.',
  erase: 'Delete everything',
  eraseTitle: 'Delete everything kept for {{email}}?',
  eraseText: 'This will be permanently deleted: {{what}}. Restoring a backup will not bring it back either.',
  erased: 'Deleted: {{what}}.',
  failed: 'It could not be done. Check the connection and try again.',
  offline: 'Offline: this needs a connection.',
  what: 'You are about to delete everything kept for {{email}}.',
  ended: 'Your session has ended: sign in again.',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  counters_one: '{{count}} counter',
  counters_other: '{{count}} counters',
}
