import { expect, test } from 'vitest'
import { type ChecklistStep, checklistOf, checklistSteps, isChecklistOpen, ownNumberOf } from './checklist.ts'
import { examplePhone } from './placeholders.ts'
import { defaultSettings, type Settings } from './settings.ts'

type Change = { [Key in keyof Settings]?: Partial<Settings[Key]> }

const settingsWith = (change: Change) =>
  Object.fromEntries(
    Object.entries(defaultSettings).map(([key, group]) => [key, { ...group, ...change[key as keyof Settings] }]),
  ) as Settings
const nothing = { hasProject: false, admins: 1, hasDeviceAlerts: false, isMailFailing: false }
const doneWith = (change: Change, facts: Partial<typeof nothing> = {}) =>
  checklistOf({ settings: settingsWith(change), ...nothing, ...facts })
const number = '+57 311 222 3333'

test.each<[string, Change, Partial<typeof nothing>, ChecklistStep[]]>([
  ['nothing is set', {}, {}, []],
  ['the studio has a name', { site_info: { name: 'Corte' } }, {}, ['name']],
  ['the name is empty', { site_info: { name: '' } }, {}, []],
  ['a number was never tested', { contact_info: { whatsapp: number } }, {}, []],
  [
    'the chat number was tested',
    { contact_info: { whatsapp: number }, checklist: { tested_number: number } },
    {},
    ['number'],
  ],
  [
    'the telephone is the chat number and was tested',
    { contact_info: { phone: number }, checklist: { tested_number: number } },
    {},
    ['number'],
  ],
  [
    'another number was tested',
    { contact_info: { whatsapp: number }, checklist: { tested_number: '+57 311 000 1111' } },
    {},
    [],
  ],
  [
    'a placeholder was tested',
    { contact_info: { whatsapp: examplePhone }, checklist: { tested_number: examplePhone } },
    {},
    [],
  ],
  ['there is a logo', { site_info: { logo_url: '/media/logo.webp' } }, {}, ['logo']],
  ['a project is public', {}, { hasProject: true }, ['projects']],
  ['the prices were checked', { checklist: { prices_checked: true } }, {}, ['prices']],
  ['mails are on', { notifications: { email_enabled: true, email_address: 'a@b.co' } }, {}, ['alerts']],
  [
    'mails are on, but the last one could not be sent',
    { notifications: { email_enabled: true, email_address: 'a@b.co' } },
    { isMailFailing: true },
    [],
  ],
  ['mails are on without an address', { notifications: { email_enabled: true } }, {}, []],
  ['this device shows notifications', {}, { hasDeviceAlerts: true }, ['alerts']],
  ['there are two admins', {}, { admins: 2 }, ['admin']],
])('When %s, the checklist ticks what is done', (_, change, facts, expected) => {
  const done = doneWith(change, facts)
  expect(checklistSteps.filter((step) => done[step])).toEqual(expected)
})

test('The checklist is open until everything is done or the owner dismisses it', () => {
  const done = doneWith({})
  const all = Object.fromEntries(checklistSteps.map((step) => [step, true])) as typeof done
  expect(isChecklistOpen(done, defaultSettings)).toBe(true)
  expect(isChecklistOpen({ ...all, admin: false }, defaultSettings)).toBe(true)
  expect(isChecklistOpen(all, defaultSettings)).toBe(false)
  expect(isChecklistOpen(done, settingsWith({ checklist: { dismissed: true } }))).toBe(false)
})

test('A placeholder does not count as the studio’s own number', () => {
  expect(ownNumberOf(settingsWith({ contact_info: { whatsapp: examplePhone } }))).toBe('')
  expect(ownNumberOf(settingsWith({ contact_info: { whatsapp: examplePhone, phone: number } }))).toBe(number)
})
