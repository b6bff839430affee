import { collections } from '@studio/domain/collections'
import type { LanguageCode } from '@studio/domain/languages'
import type { Locator, Page } from 'playwright/test'
import { replaceInbox } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test } from '../support/studio'

/* The owner's most frequent tasks, by touch. Elements are found by structure, so this works in any language. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const projects = store.collection(collections.projects)
const first = async () => {
  const { docs } = await projects.orderBy('order_position').limit(1).get()
  return { id: docs[0]?.id ?? '', data: docs[0]?.data() ?? {} }
}

test('On a phone the five most frequent tasks take at most 4 taps each, counted from the first page, in Spanish and Arabic', async ({
  ownerPage: page,
}) => {
  for (const language of ['es', 'ar'] as const) await test.step(language, () => doTasks(page, language))
})

async function doTasks(page: Page, language: LanguageCode) {
  await replaceInbox([{ name: 'Rosa', email: 'rosa@example.com' }])
  const { id, data } = await first()
  // The tasks in another language may have hidden the project.
  await projects.doc(id).update({ visibility: 'visible', rev: crypto.randomUUID() })
  await page.addInitScript((code) => localStorage.setItem('studio.language', code), language)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  /** Performs a task from the first page and counts its taps. */
  const task = async (name: string, act: () => Promise<void>) => {
    await page.goto('/admin')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    taps = 0
    await act()
    expect.soft(taps, name).toBeLessThanOrEqual(4)
  }
  const open = (list: string) => tap(page.locator(`main nav a[href='/admin/${list}']`))
  const row = page.locator('tbody tr').first()
  const dialog = page.getByRole('dialog')
  const openNewest = async () => {
    await open('messages')
    await tap(row.locator('th a[data-opens]'))
    await expect(dialog).toContainText('rosa@example.com')
  }

  await task('open the newest enquiry, answer it', async () => {
    await openNewest()
    expect.soft(taps, 'open the newest enquiry').toBeLessThanOrEqual(4)
    await tap(dialog.locator('[aria-keyshortcuts=R]'))
    await tap(page.locator("[role$=dialog] a[href^='mailto:']").first())
  })
  await task('switch a star', async () => {
    await open('projects')
    await tap(row.locator('[aria-pressed]'))
    await expect.poll(async () => (await projects.doc(id).get()).get('featured')).toBe(!data.featured)
  })
  await task('hide a project', async () => {
    await open('projects')
    await tap(row.locator('[aria-haspopup=menu]'))
    await tap(page.locator('[role=menuitem]:has(svg.lucide-eye-off)'))
    await expect.poll(async () => (await projects.doc(id).get()).get('visibility')).toBe('hidden')
  })
  await task('edit a project’s title and save', async () => {
    await open('projects')
    await tap(row.getByRole('rowheader').getByRole('link'))
    const title = page.locator('main form input').first()
    await tap(title)
    await title.press('End')
    await title.pressSequentially(' 2')
    await tap(page.locator('[data-save-bar] [type=submit]'))
    await expect(row).toBeVisible()
    await expect.poll(async () => (await projects.doc(id).get()).get('title_es')).toBe(`${data.title_es} 2`)
  })
}
