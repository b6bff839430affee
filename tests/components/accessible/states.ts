import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsoleState, consoleStates } from '../../../tools/gallery/consoleStates'
import { expectAccessible, expectAccessibleApartFromColors } from '../support/axe'
import { openConsole } from '../support/render'
import { hands } from './hands'
import { walkThrough } from './keyboardWalk'

/** The states are spread over files by the first word of their address, so that several can be looked at at once. */
const areas = ['projects', 'testimonials', 'messages', 'users'] as const
type Area = (typeof areas)[number] | 'dashboard' | 'others'

function areaOf({ path }: ConsoleState): Area {
  const word = /^\/admin\/?([a-z-]*)/.exec(path)?.[1]
  return word === '' ? 'dashboard' : (areas.find((area) => area === word) ?? 'others')
}

const wide = { width: 1280, height: 800 }
const small = { width: 360, height: 740 }

/** Opens a state in a language; ready when its page has what it lists. */
async function show({ path, open, below = Number.POSITIVE_INFINITY }: ConsoleState, language: 'es' | 'ar') {
  await openConsole(path, { language, ...(below > wide.width ? wide : small) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main [role=status][aria-label] svg').length).toBe(0)
  await open?.(hands)
}

/** What makes the page wider than its window: each element that reaches over its edges, with its words and its place. */
function tooWide() {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.right > innerWidth || box.left < 0))
    .map(({ element, box }) => `<${element.localName}> ${element.textContent.slice(0, 40)} ${box.left}–${box.right}`)
}

/**
 * Chromium may keep a sheet's media queries of before when the window changes its width just as another sheet goes (seen
 * on a busy machine: a wide screen's layout in a narrow window, for as long as no rule came). A changed sheet asks anew.
 */
function askMediaAnew() {
  for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule('not-there {}', sheet.cssRules.length))
}

async function expectToFit() {
  await page.viewport(small.width, small.height)
  await expect.poll(() => innerWidth, { message: 'width of the window' }).toBe(small.width)
  askMediaAnew()
  await expect.poll(tooWide, { message: 'wider than the window' }).toEqual([])
}

const checks = { es: expectAccessible, ar: expectAccessibleApartFromColors } as const

const testState = (state: ConsoleState, language: 'es' | 'ar') =>
  test(`${state.name}: no fault that axe knows, and nothing wider than a small screen (${language})`, async () => {
    await show(state, language)
    await checks[language]()
    await expectToFit()
    await state.close?.(hands)
  })

const testKeyboard = (state: ConsoleState) =>
  test(`${state.name}: the keyboard reaches everything, and where it is, is framed and not covered`, async () => {
    await show(state, 'es')
    // The dashboard's chart comes with the server's counts.
    if (state.name === 'Dashboard') await hands.see('main summary')
    await walkThrough()
  })

/** The pages as they stand, whose keyboard is walked through every day: a list, a form, and what comes first. */
const walkedDaily = new Set(['Dashboard', 'Projects', 'Settings'])
const isPage = ({ open }: ConsoleState) => !open

/** What is too long for every day: what opens upon a page of the console, in Arabic, and the keyboard on most pages. */
export function testLongStates() {
  for (const state of consoleStates) {
    if (!isPage(state)) testState(state, 'ar')
    else if (!walkedDaily.has(state.name)) testKeyboard(state)
  }
}

/** Tests of every state in an area of the console: in Spanish all, in Arabic the pages as they stand. */
export function testStates(area: Area) {
  const states = consoleStates.filter((state) => areaOf(state) === area)
  for (const state of states) testState(state, 'es')
  for (const state of states.filter(isPage)) testState(state, 'ar')
  for (const state of states.filter(({ name }) => walkedDaily.has(name))) testKeyboard(state)
}
