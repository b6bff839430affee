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
    none: 'No new messages.',
    suspected_one: '{{n}} suspicious message, perhaps from a bot',
    suspected_other: '{{n}} suspicious messages, perhaps from a bot',
  },
  asKnown: 'Data saved on this device; it may not be the latest.',
  checklist: {
    title: 'First steps',
    text: 'What to do before you share your site.',
    steps: {
      name: 'Enter your studio’s name',
      number: 'Add your chat number and test it',
      logo: 'Upload your logo',
      projects: 'Publish a project of your own instead of the samples',
      prices: 'Check the prices',
      alerts: 'Turn on alerts for new messages',
      admin: 'Add a second admin, in case you lose your access',
    },
    isDone: 'Done',
    isOpen: 'To do',
    test: 'Test the chat',
    checked: 'They are right',
    dismiss: 'Hide the list',
  },
  samples: {
    title: 'Your site still has examples:',
    projects: 'Sample projects',
    testimonials: 'Sample testimonials',
    contacts: 'Placeholder contacts, hidden from visitors',
  },
  waiting: { title: 'Needs a decision', open: 'Resolve' },
  changes: {
    title: 'Latest changes',
    open: 'View activity',
    none: 'No changes yet.',
    failed: 'The latest changes could not be loaded',
  },
}
