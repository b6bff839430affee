import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { consolePages } from '../../../web/src/console/shell/pages'
import { store } from '../../support/store'
import { expect, test, toast } from '../support/studio'
import { inBothViews, phoneInSpanish, setView, type View } from '../support/views'
import { openFromMenu } from '../support/wholePage'

/* The other lists on a phone are tested in tests/components/shell/phoneLists. */

const projects = store.collection(collections.projects)

test('A list can be edited in place: by its title, its star, its questions and its link to the site, and by keyboard', async ({
  ownerPage: page,
}) => {
  await inBothViews(phoneInSpanish, async (view) => {
    await workInRows(page, view)
    await goByKeyboard(page, view)
  })
})

async function workInRows(page: Page, view: View) {
  const { language, width } = view
  const isPhone = width === 360
  const { t } = await setView(page, view)
  const { docs } = await projects.orderBy('order_position').limit(1).get()
  const [first] = docs
  const name: string = first?.get(`title_${language}`)
  const featured = async () => (await projects.doc(first?.id ?? '').get()).get('featured')
  await page.goto('/admin/projects')
  const lists = isPhone ? [] : (['testimonials', 'messages', 'users', 'translations', 'projects'] as const)
  for (const list of lists) {
    await openFromMenu(page, consolePages[list])
    await expectToFit(page, width)
  }
  await expectToFit(page, width)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect
    .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const before = await featured()
  await row.getByRole('button', { name: t('admin.ways.star', { name }) }).click()
  await expect(toast(page, t(before ? 'admin.ways.unstarred' : 'admin.ways.starred'))).toBeVisible()
  expect(await featured()).toBe(!before)

  const more = row.getByRole('button', { name: t('admin.ways.more', { name }) })
  if (isPhone) {
    await expect(page.getByRole('combobox', { name: t('admin.lists.sort.label') })).toBeHidden()
    await page.getByRole('button', { name: t('admin.ways.filters'), exact: true }).click()
    await expect(page.getByRole('combobox', { name: t('admin.lists.sort.label') })).toBeVisible()
    await more.click()
  }
  const see = isPhone
    ? page.getByRole('menuitem', { name: t('admin.ways.row.see') })
    : row.getByRole('link', { name: t('admin.visibility.see', { name }) })
  await expect(see).toHaveAttribute('href', /#project-/)
  const remove = isPhone
    ? page.getByRole('menuitem', { name: t('admin.common.delete') })
    : row.getByRole('button', { name: t('admin.projects.deleteRow', { title: name }) })
  await remove.click()
  await expect(page.getByRole('alertdialog')).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(isPhone ? more : remove).toBeFocused()
  await row.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.projects.editTitle'))
  await expect(page.getByLabel(t('admin.projects.form.title')).first()).toHaveValue(first?.get('title_es'))
}

async function expectToFit(page: Page, width: number) {
  await expect(page.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width)
}

/** The keyboard reaches a list within three tabs from the page's header, and a new form at once. */
async function goByKeyboard(page: Page, view: View) {
  const { t } = await setView(page, view)
  await page.goto('/admin/projects')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('admin.ways.toContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const toList = page.getByRole('link', { name: t('admin.ways.toList') })
  let tabs = 0
  while (tabs < 4 && !(await toList.evaluate((link) => link === document.activeElement))) {
    tabs += 1
    await page.keyboard.press('Tab')
  }
  expect(tabs).toBeLessThanOrEqual(3)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.projects.new'))
  await expect(page.getByLabel(t('admin.projects.form.title')).first()).toBeFocused()
}
