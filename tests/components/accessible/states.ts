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

async function expectToFit() {
  await page.viewport(small.width, small.height)
  const width = () => document.documentElement.scrollWidth
  await expect.poll(width, { message: 'width at 360 px' }).toBeLessThanOrEqual(small.width)
}

const looks = { es: expectAccessible, ar: expectAccessibleApartFromColors } as const

/** Tests of every state in an area of the console. */
export function testStates(area: Area) {
  const states = consoleStates.filter((state) => areaOf(state) === area)
  for (const state of states)
    for (const language of ['es', 'ar'] as const)
      test(`${state.name}: no fault that axe knows, and nothing wider than a small screen (${language})`, async () => {
        await show(state, language)
        await looks[language]()
        await expectToFit()
        await state.close?.(hands)
      })
  for (const state of states.filter(({ open }) => !open))
    test(`${state.name}: the keyboard reaches everything, and where it is, is framed and not covered`, async () => {
      await show(state, 'es')
      // The dashboard's chart comes with the server's counts.
      if (state.name === 'Dashboard') await hands.see('main summary')
      await walkThrough()
    })
}
