import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in English. */
export const identity: IdentityTexts = {
  title: 'Confirm it’s you',
  why: 'For security, this is only allowed within {{recentMinutes}} minutes of signing in. Please confirm it’s you.',
  password: 'Password for {{email}}',
  confirm: 'Confirm',
  checking: 'Checking…',
  notConfirmed: 'Nothing was changed: you haven’t confirmed it’s you.',
  wrong: 'The password is incorrect.',
  offline: 'You’re offline: this needs a connection. What you typed is still there.',
  ended: 'Your session has ended. Sign in again.',
  what: {
    createUser: 'You are about to create an administrator: {{email}}.',
    grant: 'You are about to give {{name}} full access to the console.',
    revoke: 'You are about to remove {{name}}’s access to the console.',
    disable: 'You are about to disable {{name}}’s account.',
    enable: 'You are about to enable {{name}}’s account again.',
    remove: 'You are about to delete {{name}}’s account.',
    password: 'You are about to change the password for {{email}}.',
    chat: 'You are about to change the chat number to {{to}}: that is where visitors will write.',
    mail: 'Alerts for new messages will go to {{to}}, with what visitors write.',
    visitors: 'Visitors, or their data, will go to {{to}}.',
    closing: 'You are about to close the site to visitors.',
    everywhere: 'You are about to sign {{email}} out everywhere.',
    device: 'You are about to remove a device from {{email}}: {{name}}.',
  },
}
