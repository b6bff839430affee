import { type ConsoleState, consoleStates } from './consoleStates.ts'

/** What the public page shows beside its sections, sign-in, and what leads nowhere. */
const publicStates: readonly ConsoleState[] = [
  { name: 'First screen', path: '/' },
  { name: 'Menu', path: '/', open: (page) => page.click('[aria-controls=site-menu]'), below: 1024 },
  { name: 'Player', path: '/#portfolio', open: (page) => page.locator('#portfolio article button').first().click() },
  { name: 'Payment dialog', path: '/#payment', open: (page) => page.locator('#payment li button').first().click() },
  {
    name: 'Contact errors',
    path: '/#contact',
    open: (page) => page.locator('#contact-form [type=submit]').first().click(),
  },
  { name: 'Privacy', path: '/privacy' },
  { name: '404', path: '/no/such/page' },
  { name: 'Sign-in', path: '/auth' },
  { name: 'Sign-in errors', path: '/auth', open: (page) => page.locator('form [type=submit]').click() },
]

/** All of which the gallery has pictures; under /admin the owner is signed in. */
export const states = [...publicStates, ...consoleStates]
