import type { Page } from 'playwright'
import { keepUnsent, waitingWork, workForOwner, workOnDeleted } from './unsentWork.ts'

/** Something the console can show: where it is, and what has to be done there. All of it works in any language. */
export interface ConsoleState {
  name: string
  path: string
  open?: (page: Page) => Promise<unknown>
  /** Takes away what `open` has left on the device, before there is a network again. */
  close?: (page: Page) => Promise<unknown>
  /** Only where the window is narrower than this, in px. */
  below?: number
}

const dialog = '[role$=dialog]'
const firstRow = 'tbody tr:not([aria-hidden]) >> nth=0'

const opened = async (page: Page, action: Promise<unknown>) => {
  await action
  await page.locator(dialog).waitFor()
}
const byKey = (key: string) => (page: Page) => opened(page, page.keyboard.press(key))
/** Clicks a button of the first row, counted from the row's end. */
const inRow = (fromEnd: number) => async (page: Page) => {
  await page.locator(firstRow).waitFor()
  await page.locator(firstRow).locator('td:last-child button').nth(-fromEnd).click()
}
const asked = (fromEnd: number) => (page: Page) => opened(page, inRow(fromEnd)(page))
const newForm = async (page: Page) => {
  await page.locator('main h1').waitFor()
  await page.locator('main h1').locator('xpath=../..').locator('button').first().click()
  await page.locator('main form').waitFor()
}
const wrongForm = async (page: Page) => {
  await newForm(page)
  await page.locator('main form [type=submit]').click()
  await page.locator('main form [role=alert]').first().waitFor()
}
const offline = async (page: Page) => {
  await page.locator('main h1').waitFor()
  await page.context().setOffline(true)
}

/** The button of the top bar that opens the sync panel, once it stands as it should. */
const chip = (status: string) => `header button:has([data-status=${status}])`
const panel = (status: string, work: readonly object[]) => async (page: Page) => {
  await keepUnsent(page, work)
  await opened(page, page.click(chip(status)))
}
const panelOffline = async (page: Page) => {
  await offline(page)
  await panel('offline', waitingWork)(page)
}
/** Opens the first conflict of the sync panel. */
const conflict = (work: readonly object[]) => async (page: Page) => {
  await panel('attention', work)(page)
  await page.locator(`${dialog} ul button`).first().click()
  await page.locator(`${dialog} :is(fieldset, dl)`).first().waitFor()
}
const allSent = (page: Page) => keepUnsent(page, [])
const editedForm = async (page: Page) => {
  await keepUnsent(page, workForOwner)
  await page.locator('main form [role=tab]').first().waitFor()
}

/** Every page, form, dialog and state of the console; a page that is added is added here. */
export const consoleStates: readonly ConsoleState[] = [
  { name: 'Dashboard', path: '/admin' },
  { name: 'Console menu', path: '/admin', open: (page) => page.click('[aria-controls=console-menu]'), below: 1024 },
  { name: 'Shortcuts', path: '/admin', open: byKey('?') },
  { name: 'Projects', path: '/admin/projects' },
  { name: 'Projects, nothing found', path: '/admin/projects?q=zzzzzz' },
  { name: 'Project form', path: '/admin/projects', open: newForm },
  { name: 'Project form with errors', path: '/admin/projects', open: wrongForm },
  { name: 'Project delete dialog', path: '/admin/projects', open: asked(1) },
  { name: 'Testimonials', path: '/admin/testimonials' },
  { name: 'Testimonial form', path: '/admin/testimonials', open: newForm },
  { name: 'Testimonial form with errors', path: '/admin/testimonials', open: wrongForm },
  { name: 'Testimonial delete dialog', path: '/admin/testimonials', open: asked(1) },
  { name: 'Translations', path: '/admin/translations' },
  { name: 'Messages', path: '/admin/messages' },
  { name: 'Messages, nothing found', path: '/admin/messages?q=zzzzzz' },
  {
    name: 'Messages chosen',
    path: '/admin/messages?status=replied',
    open: (page) => page.locator(`${firstRow} >> [type=checkbox]`).check(),
  },
  // One that was answered: opening a new one would mark it as read.
  { name: 'Message dialog', path: '/admin/messages?status=replied', open: asked(2) },
  { name: 'Message delete dialog', path: '/admin/messages?status=replied', open: asked(1) },
  {
    name: 'Message export dialog',
    path: '/admin/messages',
    open: (page) => opened(page, page.locator('main h1').locator('xpath=../..').locator('button').first().click()),
  },
  { name: 'Users', path: '/admin/users' },
  { name: 'Users, nothing found', path: '/admin/users?q=zzzzzz' },
  { name: 'Users offline', path: '/admin/users', open: offline },
  { name: 'Grant dialog', path: '/admin/users?role=regular', open: asked(1) },
  { name: 'Revoke dialog', path: '/admin/users?role=admin&q=seed-editor', open: asked(1) },
  { name: 'Create user', path: '/admin/create-user' },
  {
    name: 'Create user with errors',
    path: '/admin/create-user',
    open: async (page) => {
      await page.locator('main form [type=password]').fill('123456')
      await page.locator('main form [type=submit]').click()
      await page.locator('main form [role=alert]').first().waitFor()
    },
  },
  { name: 'Create user offline', path: '/admin/create-user', open: offline },
  { name: 'Settings', path: '/admin/settings' },
  {
    name: 'Settings with a wrong value',
    path: '/admin/settings',
    open: async (page) => {
      await page.locator('main [type=url]').first().fill('no')
      await page.locator('main [type=url]').first().press('Enter')
      await page.locator('main [role=alert]').first().waitFor()
    },
  },
  { name: 'Copies', path: '/admin/copies' },
  { name: 'Ready for the road', path: '/admin/ready' },
  { name: 'Permissions', path: '/admin/permissions' },
  { name: 'Sync panel', path: '/admin', open: panel('synced', []) },
  { name: 'Sync panel offline', path: '/admin', open: panelOffline, close: allSent },
  { name: 'Sync panel with conflict and tray', path: '/admin', open: panel('attention', workForOwner), close: allSent },
  { name: 'Conflict dialog', path: '/admin', open: conflict(workForOwner), close: allSent },
  { name: 'Conflict dialog, deleted elsewhere', path: '/admin', open: conflict(workOnDeleted), close: allSent },
  {
    name: 'Projects that need the owner',
    path: '/admin/projects',
    open: (page) => keepUnsent(page, workForOwner),
    close: allSent,
  },
  { name: 'Project form with a conflict', path: '/admin/projects?edit=cafe-aurora', open: editedForm, close: allSent },
]
