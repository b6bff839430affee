import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in English. */
export const identity: IdentityTexts = {
  title: 'Confirm it is you',
  why: 'For safety, this asks for the password again when the last sign-in was more than 5 minutes ago.',
  password: 'Password of {{email}}',
  confirm: 'Confirm',
  checking: 'Checking…',
  notConfirmed: 'Nothing was done: it was not confirmed that it is you.',
  wrong: 'The password is not right.',
  offline: 'Offline: this needs a network. What was typed is still there.',
  ended: 'Your session has ended. Sign in again.',
  what: {
    createUser: 'You are about to create an admin: {{email}}.',
  },
}
