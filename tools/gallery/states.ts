import type { PublicSettings } from '@studio/domain/settings/settings'
import { type ConsoleState, consoleStates } from './consoleStates.ts'
import type { Hands } from './hands.ts'

/** A state that is shown without the owner's session, with its conditions. */
interface State extends ConsoleState {
  /** Settings that differ from the stored ones. */
  settings?: Partial<PublicSettings>
  /** Allows animations; all other pictures are taken without them. */
  moves?: boolean
}

/** Sends an enquiry, which the gallery intercepts. */
async function sendEnquiry({ fill, click, see }: Hands) {
  await fill('#contact-form [name=name]', 'Ana')
  await fill('#contact-form [name=email]', 'ana@example.com')
  await fill('#contact-form [name=message]', 'Diez reels para una marca de café, en diciembre.')
  await click('#contact-form [name=consent]')
  await click('#contact-form [type=submit]')
  await see('#contact-sent')
}

/** States of the public page besides its sections, sign-in, and pages that do not exist. */
const publicStates: readonly State[] = [
  { name: 'First screen', path: '/' },
  {
    name: 'Menu',
    path: '/',
    open: (hands) => hands.click('button[popovertarget=site-menu]:not([aria-hidden])'),
    below: 1024,
  },
  {
    name: 'Player',
    path: '/#portfolio',
    open: async ({ click, see }) => {
      await click('#portfolio article button')
      await see('[role=dialog]:not([popover])')
    },
  },
  { name: 'Payment dialog', path: '/#payment', open: (hands) => hands.click('#payment li button') },
  {
    name: 'Contact errors',
    path: '/#contact',
    open: (hands) => hands.click('#contact-form [type=submit]'),
  },
  { name: 'Enquiry sent', path: '/#contact', open: sendEnquiry },
  { name: 'Scrolled', path: '/#proceso', open: (hands) => hands.see('aside a:not([data-away])'), below: 768 },
  {
    name: 'Ruler at 61 s',
    path: '/#pricing',
    open: (hands) => hands.fill('#pricing input[type=range]', '61'),
  },
  {
    name: 'Showreel running',
    path: '/#showreel',
    settings: { showreel: { video_url: '' } },
    open: (hands) => hands.see('#showreel video'),
    moves: true,
  },
  {
    name: 'Maintenance',
    path: '/?closed',
    settings: { maintenance: { enabled: true, message: '' } },
    open: (hands) => hands.see('body:not(:has(footer)) h1'),
  },
  {
    name: 'Consent',
    path: '/',
    settings: { analytics: { google_analytics_id: 'G-ABCD1234', tracking_enabled: true } },
    open: (hands) => hands.see('section[aria-label] > div > button + button'),
  },
  { name: 'Privacy', path: '/privacy' },
  { name: '404', path: '/no/such/page' },
  { name: 'Sign-in', path: '/auth' },
  { name: 'Sign-in errors', path: '/auth', open: (hands) => hands.click('form [type=submit]') },
  { name: 'Forgot your password?', path: '/auth/forgotten' },
  { name: 'Link that is not good', path: '/auth/action' },
]

/** All states in the gallery; under /admin the owner is signed in. */
export const states: readonly State[] = [...publicStates, ...consoleStates]
