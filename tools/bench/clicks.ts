import type { BrowserContext, Page } from 'playwright'
import {
  type Chrome,
  type Device,
  desk,
  drop,
  firstPaint,
  narrowPhone,
  newProfile,
  phone,
  withPage,
} from './chromium.ts'

/** Something that a visitor does as soon as there is something to see. */
interface Deed {
  device: Device
  /** What is pressed. */
  selector: string
  /** A choice in a list is made with the keyboard. */
  isChoice?: boolean
  isHonoured: (page: Page, context: BrowserContext) => Promise<unknown>
}

/** Long enough for a slow phone to load the whole page. */
const timeout = 15_000

const deeds = {
  'theme button': {
    device: desk,
    selector: 'header button:not([aria-expanded])',
    isHonoured: (page) => page.locator('html[data-theme=light]').waitFor({ timeout }),
  },
  'menu button at 360 px': {
    device: narrowPhone,
    selector: 'header button[aria-expanded]',
    isHonoured: (page) => page.locator('header nav a').first().waitFor({ timeout }),
  },
  language: {
    device: desk,
    selector: 'header select',
    isChoice: true,
    isHonoured: (page) => page.locator('html:not([lang=es])').waitFor({ timeout }),
  },
  'payment card': {
    device: phone,
    selector: '#payment button',
    isHonoured: (page) => page.locator('[role=dialog], dialog[open]').first().waitFor({ timeout }),
  },
  'chat link': {
    device: phone,
    selector: 'main a[href*="wa.me"]',
    isHonoured: (_, context) => context.waitForEvent('page', { timeout }),
  },
} satisfies Record<string, Deed>

export type DeedName = keyof typeof deeds
export const deedNames = Object.keys(deeds) as DeedName[]

/** `after` is the time between the first paint and the press, in ms; undefined when the page has no such control. */
export interface Outcome {
  isHonoured: boolean
  after: number | undefined
}

/** Does one thing 100 ms after the first contentful paint, and waits for the page to do it. */
export async function clickEarly(chrome: Chrome, url: string, name: DeedName): Promise<Outcome> {
  const deed: Deed = deeds[name]
  const profile = newProfile()
  try {
    return await withPage(chrome, { profile, device: deed.device }, async (page, context) => {
      await page.goto(url, { waitUntil: 'commit' })
      const paint = await firstPaint(page)
      const now = await page.evaluate(() => performance.now())
      await page.waitForTimeout(Math.max(0, paint + 100 - now))
      const after = await press(page, deed, context)
      if (after === undefined) return { isHonoured: false, after }
      const isHonoured = await after.honoured.then(
        () => true,
        () => false,
      )
      return { isHonoured, after: after.at - paint }
    })
  } finally {
    drop(profile)
  }
}

/** A real press at the control's place; `at` is its moment, in ms since the navigation. */
async function press(page: Page, { selector, isChoice, isHonoured }: Deed, context: BrowserContext) {
  const place = await page.evaluate(
    ({ selector, isChoice }) => {
      const control = document.querySelector<HTMLElement>(selector)
      if (!control) return undefined
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (isChoice) control.focus()
      const { x, y, width, height } = control.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, at: performance.now() }
    },
    { selector, isChoice },
  )
  if (!place) return undefined
  const honoured = isHonoured(page, context)
  // A refusal that comes before anybody waits for it is no surprise.
  honoured.catch(() => undefined)
  if (isChoice) await page.keyboard.press('ArrowDown')
  else await page.mouse.click(place.x, place.y)
  return { at: place.at, honoured }
}
