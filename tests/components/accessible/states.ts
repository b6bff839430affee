import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsoleState, consoleStates } from '../../../tools/gallery/consoleStates'
import { expectAccessible, expectAccessibleApartFromColors } from '../support/axe'
import { openConsole } from '../support/render'
import { hands } from './hands'
import { walkThrough } from './keyboardWalk'

/** The states are split into files by the first word of their path, so that several run in parallel. */
const areas = ['projects', 'testimonials', 'messages', 'users'] as const
type Area = (typeof areas)[number] | 'dashboard' | 'others'

function areaOf({ path }: ConsoleState): Area {
  const word = /^\/admin\/?([a-z-]*)/.exec(path)?.[1]
  return word === '' ? 'dashboard' : (areas.find((area) => area === word) ?? 'others')
}

const wide = { width: 1280, height: 800 }
const small = { width: 360, height: 740 }

/** Opens a state in a language and waits for the content of its page. */
async function show({ path, open, below = Number.POSITIVE_INFINITY }: ConsoleState, language: 'es' | 'ar') {
  await openConsole(path, { language, ...(below > wide.width ? wide : small) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main [role=status][aria-label] svg').length).toBe(0)
  await open?.(hands)
}

/** Returns the elements that make the page wider than its window, with their text and position. */
function tooWide() {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.right > innerWidth || box.left < 0))
    .map(({ element, box }) => `<${element.localName}> ${element.textContent.slice(0, 40)} ${box.left}–${box.right}`)
}

/**
 * Makes Chromium evaluate media queries again, by changing every style sheet. Chromium can keep old results if the
 * window's width changes just as a style sheet is removed. On a busy machine that left a wide layout in a narrow
 * window.
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
  test(`${state.name}: the keyboard reaches everything, and its focus is always framed and never covered`, async () => {
    await show(state, 'es')
    await walkThrough()
  })

/** The pages whose keyboard is tested every day: a list, a form, and the first page. */
const walkedDaily = new Set(['Dashboard', 'Projects', 'Settings'])
const isPage = ({ open }: ConsoleState) => !open

/** Runs the long tests: dialogs on console pages in Arabic, and the keyboard on most pages. */
export function testLongStates() {
  for (const state of consoleStates) {
    if (!isPage(state)) testState(state, 'ar')
    else if (!walkedDaily.has(state.name)) testKeyboard(state)
  }
}

/** Tests every state in an area of the console in Spanish, and the plain pages in Arabic. */
export function testStates(area: Area) {
  const states = consoleStates.filter((state) => areaOf(state) === area)
  for (const state of states) testState(state, 'es')
  for (const state of states.filter(isPage)) testState(state, 'ar')
  for (const state of states.filter(({ name }) => walkedDaily.has(name))) testKeyboard(state)
}
