import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { messageDocument, projectDocument, testimonialDocument } from '../support/factories'
import { hostileTexts } from '../support/hostile'
import { inOneCommit, store } from '../support/store'
import { expect, test } from './studio'

const mark = 'hostile-'

// Pictures under hostile addresses do not load.
test.use({
  expectedErrors:
    /Failed to load resource|ERR_|Not allowed to load local resource|Loading the (image|media) .* violates/,
})

/** Every hostile text that a document can hold, several to a document, past all rules. */
async function seedHostile() {
  const texts = [...hostileTexts]
  const next = () => texts.shift() ?? hostileTexts[0] ?? ''
  const inAll = (field: string, text: string) =>
    Object.fromEntries(languageCodes.map((code) => [`${field}_${code}`, text]))
  await inOneCommit((batch) => {
    for (let count = 0; texts.length > 0; count += 1) {
      batch.set(store.collection(collections.projects).doc(`${mark}${count}`), {
        ...projectDocument({ order_position: 1000 + count }),
        ...{ image_url: next(), video_url: next(), client_name: next() },
        ...{ ...inAll('title', next()), ...inAll('description', next()), ...inAll('category', next()) },
      })
      batch.set(store.collection(collections.testimonials).doc(`${mark}${count}`), {
        ...testimonialDocument({ order_position: 1000 + count }),
        ...{ client_name: next(), avatar_url: next() },
        ...{ ...inAll('client_role', next()), ...inAll('client_company', next()), ...inAll('content', next()) },
      })
      batch.set(store.collection(collections.messages).doc(`${mark}${count}`), {
        ...messageDocument({ created_at: new Date() }),
        ...{ name: next(), email: next(), subject: next(), message: next(), reference_link: next(), budget: next() },
      })
    }
  })
}

/** Fails when a page runs something, opens a dialog, or calls for what the policy stops. */
async function watchForTricks(page: Page) {
  const tricks: string[] = []
  page.on('dialog', (dialog) => {
    tricks.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => tricks.push(`popup: ${popup.url()}`))
  await page.exposeFunction('reportTrick', (text: string) => tricks.push(text))
  await page.addInitScript(() => {
    const { reportTrick } = window as unknown as { reportTrick: (text: string) => void }
    Object.defineProperty(window, 'ran', { set: () => reportTrick('a script ran') })
    document.addEventListener('securitypolicyviolation', (event) => {
      // An address that is none of ours may be asked for as a picture and be stopped; nothing else may be.
      if (event.effectiveDirective !== 'img-src' && event.effectiveDirective !== 'media-src')
        reportTrick(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  return tricks
}

/** Scrolls through the page, so that everything has been drawn, and looks whether it is wider than the screen. */
async function expectToFit(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(tooWide, page.url()).toBeLessThanOrEqual(0)
}

test.describe('Hostile texts show as texts', () => {
  test.beforeEach(seedHostile)

  for (const width of [360, 1440]) {
    test(`on the public page, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const tricks = await watchForTricks(page)
      await page.goto('/')
      await page.locator('#portfolio').scrollIntoViewIfNeeded()
      await expect(
        page.getByText('<body onload=window.ran=1>').or(page.getByText('<svg onload=window.ran=1>')).first(),
      ).toBeAttached()
      await expectToFit(page)
      expect(tricks).toEqual([])
    })

    test(`in the console, ${width} px wide`, async ({ ownerPage: page }) => {
      await page.setViewportSize({ width, height: 800 })
      const tricks = await watchForTricks(page)
      for (const path of ['', '/projects', '/testimonials', '/translations', '/messages', '/copies']) {
        await page.goto(`/admin${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForTimeout(500)
        await expectToFit(page)
      }
      expect(tricks).toEqual([])
    })
  }
})
