import { readFileSync } from 'node:fs'
import { collections } from '@studio/domain/collections'
import { store } from '../../support/store'
import { expect, test, toast } from '../support/studio'
import { lookAt, phoneInSpanish } from '../support/views'

const projects = store.collection(collections.projects)

for (const view of phoneInSpanish) {
  const { language, width } = view
  const isPhone = width === 360

  test(`A list is worked with where it stands: by its title, its star, its questions and its way to the site (${language}, ${width} px)`, async ({
    ownerPage: page,
  }) => {
    const { t } = await lookAt(page, view)
    const { docs } = await projects.orderBy('order_position').limit(1).get()
    const [first] = docs
    const name: string = first?.get(`title_${language}`)
    const featured = async () => (await projects.doc(first?.id ?? '').get()).get('featured')
    for (const list of ['testimonials', 'messages', 'users', 'translations', 'projects']) {
      await page.goto(`/admin/${list}`)
      await expect(page.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(width)
    }
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
      await page.getByText(t('admin.ways.filters'), { exact: true }).click()
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
  })

  test(`The keyboard is in a list within three tabs of the page’s head, and in a new form at once; messages go to a spreadsheet (${language}, ${width} px)`, async ({
    ownerPage: page,
  }) => {
    const { t } = await lookAt(page, view)
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

    await page.goto('/admin/messages')
    await page.getByRole('button', { name: t('admin.messages.csv.open') }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.messages.csv.start'), exact: true })
        .click(),
    ])
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toMatch(new RegExp(`^\ufeff"${t('admin.messages.dialog.received')}"[;,]`))
    expect(text).toMatch(/^"20\d\d-\d\d-\d\d \d\d:\d\d/m)
  })
}
