import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in English. */
export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'Sign in',
    subtitle: 'Studio console',
    noScript: 'The console needs JavaScript. Turn it on in your browser and reload the page.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in…',
    back: 'Back to the site',
    success: 'Signed in',
    failed: 'Couldn’t sign in',
    wrong: 'Incorrect email or password',
    network: 'You’re offline: the first sign-in needs a connection.',
    throttled: 'Too many attempts. Wait a few minutes and try again.',
    disabled: 'This account is disabled.',
    refused: 'The server did not allow this sign-in. Wait a minute and try again.',
    tooSoon:
      'This password was set only minutes after all sessions were ended. Wait ten minutes and request a new link.',
    unexpected: 'An unexpected error occurred. Try again.',
    notAdmin: 'This account doesn’t have permission to use the console.',
    ended:
      'The server ended the session, for example because the password was changed or the account no longer exists.',
    expired: 'This session has ended: it was not used for 30 days, or you last confirmed your identity 90 days ago.',
    waiting: 'Waiting on this device for {{email}} to sign in again: {{what}}.',
    unsent: {
      erased: 'It will be erased from this device on {{date}} unless you choose to keep it.',
      keep: 'Keep it here',
      kept: 'It stays on this device until you discard it.',
    },
    lockedFor_one: 'Too many failed attempts. Try again in {{n}} minute',
    lockedFor_other: 'Too many failed attempts. Try again in {{n}} minutes',
    lockedNow: 'Too many failed attempts. Your account has been temporarily locked for {{duration}}.',
    remaining: 'Attempts left',
    checking: 'Checking your session',
    access,
  },
  passkeys,
  admin: {
    label: 'Console',
    nav: {
      menu: 'Console menu',
      dashboard: 'Dashboard',
      projects: 'Projects',
      testimonials: 'Testimonials',
      sections: 'Page',
      prices: 'Pricing',
      users: 'Users',
      createUser: 'Create administrator',
      messages: 'Messages',
      settings: 'Settings',
      translations: 'Translations',
      importExport: 'Backup',
    },
    site: 'Back to the site',
    signOut: 'Sign out',
    signOutAnyway: 'Sign out and discard',
    stay: 'Stay',
    common: {
      create: 'Create',
      update: 'Update',
      saving: 'Saving…',
      cancel: 'Cancel',
      delete: 'Delete',
      edit: 'Edit',
      back: 'Back',
      actions: 'Actions',
      keptOnDevice: 'Saved on this device',
      deletedOnDevice: 'Deleted on this device',
      publishedLater: 'It will be published when the connection is back.',
      publishing: 'It is being published; the server is slow to answer.',
      reload: 'Try again',
      offlineEmpty: 'Offline, and no data on this device yet.',
      fixErrors: 'Please fill in all required fields',
      languageTabs: 'Content languages',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
