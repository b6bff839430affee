import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in English. */
export const identity: IdentityTexts = {
  title: 'Confirm it is you',
  why: 'For security, this asks you to confirm who you are when you last signed in more than 5 minutes ago.',
  password: 'Password of {{email}}',
  confirm: 'Confirm',
  checking: 'Checking…',
  notConfirmed: 'Nothing was changed: you have not confirmed that it is you.',
  wrong: 'The password is not right.',
  offline: 'Offline: this needs a connection. What you typed is still there.',
  ended: 'Your session has ended. Sign in again.',
  what: {
    createUser: 'You are about to create an admin: {{email}}.',
    grant: 'You are about to give {{name}} full access to the console.',
    disable: 'You are about to disable the account of {{name}}.',
    enable: 'You are about to enable the account of {{name}} again.',
    remove: 'You are about to delete the account of {{name}}.',
    password: 'You are about to change the password of {{email}}.',
    chat: 'You are about to change the chat’s number to {{to}}: visitors will write there.',
    mail: 'Alerts for new messages will go to {{to}}, with what visitors write.',
    everywhere: 'You are about to sign {{email}} out everywhere.',
    device: 'You are about to end a device of {{email}}: {{name}}.',
  },
}
