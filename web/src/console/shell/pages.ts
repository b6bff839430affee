/**
 * Every page of the console and its address. Routes, side links and the tests of who is let in are made from it, so
 * that no page can be forgotten in one of them.
 */
export const consolePages = {
  dashboard: '/admin',
  projects: '/admin/projects',
  testimonials: '/admin/testimonials',
  translations: '/admin/translations',
  messages: '/admin/messages',
  users: '/admin/users',
  createUser: '/admin/create-user',
  settings: '/admin/settings',
  copies: '/admin/copies',
  ready: '/admin/ready',
  permissions: '/admin/permissions',
} as const

export type ConsolePage = keyof typeof consolePages

/** The pages in the order of the side links. */
export const consolePageNames = Object.keys(consolePages) as ConsolePage[]
