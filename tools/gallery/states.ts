import { type ConsoleState, consoleStates } from './consoleStates.ts'

/** What the public page shows beside its sections, sign-in, and what leads nowhere. */
const publicStates: readonly ConsoleState[] = [
  { name: 'First screen', path: '/' },
  {
    name: 'Menu',
    path: '/',
    open: (hands) => hands.click('button[popovertarget=site-menu]:not([aria-hidden])'),
    below: 1024,
  },
  { name: 'Player', path: '/#portfolio', open: (hands) => hands.click('#portfolio article button') },
  { name: 'Payment dialog', path: '/#payment', open: (hands) => hands.click('#payment li button') },
  {
    name: 'Contact errors',
    path: '/#contact',
    open: (hands) => hands.click('#contact-form [type=submit]'),
  },
  { name: 'Privacy', path: '/privacy' },
  { name: '404', path: '/no/such/page' },
  { name: 'Sign-in', path: '/auth' },
  { name: 'Sign-in errors', path: '/auth', open: (hands) => hands.click('form [type=submit]') },
  { name: 'Forgot your password?', path: '/auth/forgotten' },
  { name: 'Link that is not good', path: '/auth/action' },
]

/** All of which the gallery has pictures; under /admin the owner is signed in. */
export const states = [...publicStates, ...consoleStates]
