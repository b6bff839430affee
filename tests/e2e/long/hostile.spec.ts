import type { Page } from 'playwright/test'
import { consolePages } from '../../../web/src/console/shell/pages'
import { hostileDocuments } from '../../support/hostileStudio'
import { inOneCommit, store } from '../../support/store'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'
import { openFromMenu } from '../support/wholePage'

/*
 * The policy of the built site against hostile texts. The places where they appear are tested on components
 * (tests/components/hostile).
 */

const { dashboard, projects, testimonials, translations, messages, users, importExport } = consolePages
const shown = [dashboard, projects, testimonials, translations, messages, users, importExport]

// Pictures at hostile addresses fail to load. A trace would contain all these texts many times.
test.use({
  trace: 'off',
  expectedErrors:
    /Failed to load resource|ERR_|Not allowed to load local resource|Loading the (image|media) .* violates/,
})

/** Fails if a page runs injected code, opens a dialog, or requests something that the policy blocks. */
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
      // A foreign address may be requested and blocked as a picture or video, but as nothing else.
      if (event.effectiveDirective !== 'img-src' && event.effectiveDirective !== 'media-src')
        reportTrick(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  return tricks
}

async function expectToFit(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(tooWide, `${page.url()}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('Under the policy hostile texts show as texts, on the public page and in the console', async ({
  page,
  ownerPage,
}) => {
  await inOneCommit((batch) => {
    for (const [collection, id, fields] of hostileDocuments()) batch.set(store.collection(collection).doc(id), fields)
  })
  const tricks = [await watchForTricks(page), await watchForTricks(ownerPage)]
  await page.goto('/')
  await page.locator('#portfolio').scrollIntoViewIfNeeded()
  await untilHydrated(page)
  const text = page.getByText('<body onload=window.ran=1>').or(page.getByText('<svg onload=window.ran=1>')).first()
  await expect(text).toBeAttached()
  await expectToFit(page)
  await ownerPage.goto(consolePages.dashboard)
  for (const path of shown) {
    await openFromMenu(ownerPage, path)
    await expectToFit(ownerPage)
  }
  expect(tricks.flat()).toEqual([])
})
