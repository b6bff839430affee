import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in English. */
export const dashboard: DashboardTexts = {
  title: 'Dashboard',
  welcome: 'Welcome to the console',
  users: { title: 'Users', text: 'See who can sign in and what they can do.', open: 'View users' },
  settings: { title: 'Settings', text: 'Site name, social links, contact and SEO.', open: 'View settings' },
  projects: { title: 'Projects', text: 'Create, edit and arrange the portfolio.', open: 'View projects' },
  messages: {
    title: 'New messages',
    text: 'Enquiries that nobody has opened yet.',
    open: 'View new messages',
  },
  weeks: {
    title: 'Messages per week',
    text: 'The last 12 weeks, Monday to Sunday, as counted by the server.',
    sum: 'Total: {{n}}',
    figures: 'Show the figures',
    week: 'Week',
    from: 'Week of {{date}}',
    count: 'Messages',
  },
}
