import type { Hands } from './hands.ts'
import { type Unsent, waitingWork, workForOwner, workOnDeleted, workThatDeletes } from './unsentWork.ts'

/**
 * A state of the console: its path, and the steps to reach it. The steps work in any language. The gallery takes
 * pictures of these states, and the component tests check each for accessibility (tests/components).
 */
export interface ConsoleState {
  name: string
  path: string
  open?: (hands: Hands) => Promise<unknown>
  /** Removes from the device what `open` stored, before the network returns. */
  close?: (hands: Hands) => Promise<unknown>
  /** The width in px below which a window has this state; undefined for all windows. */
  below?: number
}

const dialog = '[role$=dialog]'
/** The buttons at the end of a list's first row, and the first button of a page's header. */
const rowButtons = 'tbody tr:first-child td:last-child button'
const headButton = 'main :has(> div > h1) button'

const byKey = (key: string) => async (hands: Hands) => {
  await hands.see('main h1')
  await hands.press(key)
  await hands.see(dialog)
}
/** Clicks the first action of a row, or one counted from the end. On a phone the actions are in a menu. */
const asked = (fromEnd?: number) => async (hands: Hands) => {
  await hands.see('tbody tr')
  const isMenu = await hands.has(`${rowButtons}[aria-haspopup=menu]`)
  if (isMenu) await hands.click(rowButtons)
  await hands.click(isMenu ? '[role=menuitem]' : rowButtons, fromEnd)
  await hands.see(dialog)
}
/** Clicks a button and waits for what it opens. */
const opening =
  (button: string, shown = dialog) =>
  async (hands: Hands) => {
    await hands.click(button)
    await hands.see(shown)
  }
const chooseFirst = (hands: Hands) => hands.click('tbody tr:first-child [type=checkbox]')
const newForm = opening(headButton, 'main form')
const firstMessage = opening('tbody tr:first-child th a')
const wrongForm = async (hands: Hands) => {
  await newForm(hands)
  await hands.click('main [type=submit]')
  await hands.see('main form [role=alert]')
}
const offline = async (hands: Hands) => {
  await hands.see('main h1')
  await hands.goOffline()
}

/**
 * Stores pending work on the device. Waits first for the console's sync status, which shows that its database exists.
 */
const keep = async (hands: Hands, work: readonly Unsent[]) => {
  await hands.see('header [data-status]')
  await hands.keepUnsent(work)
}
/** Opens the sync panel by the button of the top bar, once it shows this status. */
const panel = (status: string, work: readonly Unsent[]) => async (hands: Hands) => {
  await keep(hands, work)
  await hands.click(`header button:has([data-status=${status}])`)
  await hands.see(dialog)
}
const panelOffline = async (hands: Hands) => {
  await offline(hands)
  await panel('offline', waitingWork)(hands)
}
/** Opens the first conflict of the sync panel. */
const conflict = (work: readonly Unsent[]) => async (hands: Hands) => {
  await panel('attention', work)(hands)
  await hands.click(`${dialog} ul button`)
  await hands.see(`${dialog} :is(fieldset, dl)`)
}
const allSent = (hands: Hands) => hands.keepUnsent([])
const editedForm = async (hands: Hands) => {
  await keep(hands, workForOwner)
  await hands.see('main form [role=tab]')
}

/** Every page, form, dialog and state of the console; add new pages here. */
export const consoleStates: readonly ConsoleState[] = [
  { name: 'Dashboard', path: '/admin' },
  { name: 'Console menu', path: '/admin', open: (hands) => hands.click('[aria-controls=console-menu]'), below: 1024 },
  { name: 'Shortcuts', path: '/admin', open: byKey('?') },
  { name: 'Projects', path: '/admin/projects' },
  { name: 'Projects, nothing found', path: '/admin/projects?q=zzzzzz' },
  { name: 'Project form', path: '/admin/projects', open: newForm },
  { name: 'Project form with errors', path: '/admin/projects', open: wrongForm },
  {
    name: 'Project filters',
    path: '/admin/projects',
    open: (hands) => hands.click('[role=search] [aria-expanded]'),
    below: 768,
  },
  { name: 'Project menu', path: '/admin/projects', open: opening(rowButtons, '[role=menu]'), below: 1280 },
  { name: 'Project history', path: '/admin/projects', open: asked(2) },
  { name: 'Project delete dialog', path: '/admin/projects', open: asked(1) },
  { name: 'Testimonials', path: '/admin/testimonials' },
  { name: 'Testimonial form', path: '/admin/testimonials', open: newForm },
  { name: 'Testimonial form with errors', path: '/admin/testimonials', open: wrongForm },
  { name: 'Testimonial delete dialog', path: '/admin/testimonials', open: asked(1) },
  { name: 'Prices', path: '/admin/prices' },
  { name: 'Price list form', path: '/admin/prices', open: newForm },
  { name: 'Price list form with errors', path: '/admin/prices', open: wrongForm },
  { name: 'Translations', path: '/admin/translations' },
  {
    name: 'Translations with gaps',
    path: '/admin/translations',
    open: async (hands) => {
      await offline(hands)
      await keep(hands, waitingWork)
    },
    close: allSent,
  },
  { name: 'Messages', path: '/admin/messages' },
  { name: 'Messages, nothing found', path: '/admin/messages?q=zzzzzz' },
  { name: 'Messages chosen', path: '/admin/messages?status=replied', open: chooseFirst },
  // An answered message, because opening a new one would mark it as read.
  { name: 'Message dialog', path: '/admin/messages?status=replied', open: firstMessage },
  {
    name: 'Reply dialog',
    path: '/admin/messages?status=replied',
    open: async (hands) => {
      await firstMessage(hands)
      await hands.press('r')
      await hands.see(`${dialog} textarea[lang]`)
    },
  },
  {
    name: 'Message delete dialog',
    path: '/admin/messages?status=replied',
    open: async (hands) => {
      await chooseFirst(hands)
      await hands.click('main [role=group]:has([role=status]) button', 2)
      await hands.see(dialog)
    },
  },
  { name: 'Message export dialog', path: '/admin/messages', open: opening(headButton) },
  { name: 'Users', path: '/admin/users' },
  { name: 'Users, nothing found', path: '/admin/users?q=zzzzzz' },
  { name: 'Users offline', path: '/admin/users', open: offline },
  { name: 'Grant dialog', path: '/admin/users?role=regular', open: asked() },
  { name: 'Revoke dialog', path: '/admin/users?role=admin&q=seed-editor', open: asked() },
  { name: 'Create user', path: '/admin/create-user' },
  {
    name: 'Create user with errors',
    path: '/admin/create-user',
    open: async (hands) => {
      await hands.fill('main form [type=password]', '123456')
      await hands.click('main form [type=submit]')
      await hands.see('main form [role=alert]')
    },
  },
  { name: 'Invitation form', path: '/admin/create-user', open: opening('main section button', 'main section form') },
  { name: 'Create user offline', path: '/admin/create-user', open: offline },
  { name: 'Settings', path: '/admin/settings' },
  {
    name: 'Settings with a wrong value',
    path: '/admin/settings',
    open: async (hands) => {
      await hands.fill('main [type=url]', 'no')
      await hands.press('Enter')
      await hands.see('main [role=alert]')
    },
  },
  { name: 'Maintenance question', path: '/admin/settings', open: opening('main [role=switch]:enabled') },
  { name: 'Copies', path: '/admin/import-export' },
  { name: 'Account', path: '/admin/account' },
  { name: 'Page', path: '/admin/page' },
  { name: 'Previews', path: '/admin/previews' },
  { name: 'Statistics', path: '/admin/statistics' },
  { name: 'Search texts', path: '/admin/search' },
  { name: 'Pictures', path: '/admin/pictures' },
  { name: 'Pictures offline', path: '/admin/pictures', open: offline },
  { name: 'Activity', path: '/admin/activity' },
  {
    name: 'Activity filters',
    path: '/admin/activity',
    open: (hands) => hands.click('search [aria-expanded]'),
    below: 768,
  },
  { name: 'Activity offline', path: '/admin/activity', open: offline },
  { name: 'Trash', path: '/admin/trash' },
  { name: 'Trash offline', path: '/admin/trash', open: offline },
  { name: 'Personal data', path: '/admin/personal-data' },
  { name: 'Sync panel', path: '/admin', open: panel('synced', []) },
  { name: 'Sync panel offline', path: '/admin', open: panelOffline, close: allSent },
  { name: 'Sync panel with conflict and tray', path: '/admin', open: panel('attention', workForOwner), close: allSent },
  { name: 'Conflict dialog', path: '/admin', open: conflict(workForOwner), close: allSent },
  { name: 'Conflict dialog, deleted elsewhere', path: '/admin', open: conflict(workOnDeleted), close: allSent },
  { name: 'Conflict dialog, deleted here', path: '/admin', open: conflict(workThatDeletes), close: allSent },
  {
    name: 'Projects that need the owner',
    path: '/admin/projects',
    open: (hands) => keep(hands, workForOwner),
    close: allSent,
  },
  { name: 'Project form with a conflict', path: '/admin/projects?edit=cafe-aurora', open: editedForm, close: allSent },
]
