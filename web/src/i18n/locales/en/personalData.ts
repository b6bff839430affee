import type { PersonalDataTexts } from '../es/personalData'

/** What is kept of one person, in English. */
export const personalData: PersonalDataTexts = {
  nav: 'Personal data',
  title: 'A person’s data',
  intro: 'All that is kept of an e-mail address: to give a copy or erase it when somebody asks.',
  email: 'The person’s e-mail',
  search: 'Search',
  searching: 'Searching…',
  found: 'Of {{email}} there are kept: messages {{n}}, counters {{m}}.',
  none: 'Nothing is kept of {{email}}.',
  account: 'This address also has an account, which is deleted under Users.',
  export: 'Export JSON',
  fileName: 'data',
  exported: 'The file contains personal data: keep it safe.',
  erase: 'Erase all',
  eraseTitle: 'Erase all of {{email}}?',
  eraseText:
    'This will be erased for good: messages {{n}}, counters {{m}}. Restoring a backup will not bring it back either.',
  erased: 'Erased: messages {{n}}, counters {{m}}.',
  failed: 'It could not be done. Check the connection and try again.',
  offline: 'Offline: this needs a network.',
  what: 'You are about to erase all that is kept of {{email}}.',
  ended: 'Your session has ended: sign in again.',
}
