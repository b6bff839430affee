import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in English. */
export const account: AccountTexts = {
  title: 'Your account',
  text: 'Name, password and devices of {{email}}.',
  offline: 'You’re offline: changing the account needs a connection.',
  name: {
    title: 'Name',
    label: 'Full name',
    save: 'Save the name',
    saved: 'Name saved',
    failed: 'The name could not be saved. Try again.',
  },
  password: {
    title: 'Password',
    text: 'Changing it ends the account’s other sessions and removes its devices. This session stays open.',
    current: 'Current password',
    next: 'New password',
    hint: 'At least {{passwordMin}} characters; {{passwordAdvised}} or more is better.',
    long: 'Good length.',
    submit: 'Change the password',
    changed: 'Password changed',
    changedText: 'The other sessions have ended; this one stays open.',
    failed: 'The password could not be changed. Try again.',
  },
  devices: {
    title: 'Devices',
    text: 'Devices that have signed in to this account. Removing one ends every session except this one; open sessions may take up to an hour to close.',
    this: 'This device',
    fresh: 'New',
    unnamed: 'Unknown browser',
    first: 'First seen',
    last: 'Last seen',
    end: 'Remove',
    endOf: 'Remove: {{name}}',
    ended: 'Device removed',
    none: 'There are no known devices yet.',
    unknown: 'You’re offline: connect to see your devices.',
    failed: 'The devices could not be loaded. Try again.',
    endFailed: 'The device could not be removed. Try again.',
  },
  everywhere: {
    submit: 'Sign out everywhere',
    text: 'Ends every session of the account, including this one, and removes its devices.',
  },
  fresh: {
    text: 'Sign-in from a new device: {{name}} ({{when}})',
    mine: 'It was me',
    look: 'See my devices',
  },
}
