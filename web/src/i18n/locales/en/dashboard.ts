import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in English. */
export const dashboard: DashboardTexts = {
  title: 'Dashboard',
  welcome: 'Welcome to the console',
  users: { title: 'Users', text: 'See who can sign in and what they can do.', open: 'View users' },
  settings: { title: 'Settings', text: 'Site name, social links, contact and SEO.', open: 'View settings' },
  messages: {
    title: 'New messages',
    text: 'Inquiries nobody has opened yet.',
    open: 'View new messages',
  },
  news: {
    none: 'All caught up: there are no new messages.',
    suspected_one: '{{n}} suspicious message, perhaps from a bot',
    suspected_other: '{{n}} suspicious messages, perhaps from a bot',
  },
  asKnown: 'This is what this device last knew.',
  waiting: { title: 'Needs a decision', open: 'Resolve' },
  changes: {
    title: 'Latest changes',
    open: 'View activity',
    none: 'No changes yet.',
    failed: 'The latest changes could not be loaded',
  },
}
