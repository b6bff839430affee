import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import type { Page } from 'playwright/test'
import { replaceInbox } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test } from '../support/studio'
import { inBothViews, phoneInArabic, setView, untilSynced, type View } from '../support/views'

test('The console’s first page shows what needs the owner today, and links to the pages of every day and of once a year', async ({
  ownerPage: page,
}) => {
  await store.collection(collections.auditLog).add({
    ...{ collection: collections.settings, document_id: 'maintenance', action: 'update', by: 'seed-editor' },
    ...{ fields: [], at: Timestamp.now() },
  })
  await inBothViews(phoneInArabic, (view) => lookThrough(page, view))
})

async function lookThrough(page: Page, view: View) {
  await replaceInbox([
    { name: 'Ana', message: 'Hola.\n\nBusco un reel para mi café.', created_at: new Date() },
    { name: 'Luis', created_at: new Date(Date.now() - 60_000) },
    { name: 'Robot', suspected: true },
  ])
  const { t } = await setView(page, view)
  const isPhone = view.width === 360
  await page.goto('/admin')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const news = card(t('admin.dashboard.messages.title'))
  await expect(news.getByRole('listitem')).toHaveCount(2)
  await expect(news.getByRole('listitem').first()).toContainText(/Ana.*Hola\. Busco un reel para mi café\./)
  await expect(news.getByText(t('admin.dashboard.news.suspected', { count: 1, n: '1' }))).toBeVisible()
  await expect(card(t('admin.dashboard.changes.title')).getByRole('listitem').first()).toContainText('Tomás Rueda')
  await expect(card(t('admin.lists.completeness.title'))).toContainText(/100.?%/)

  const rail = page.getByRole('navigation', { name: t('admin.label') })
  const menu = page.getByRole('button', { name: t('admin.nav.menu') })
  if (isPhone) {
    await expect(rail).toBeHidden()
    await menu.click()
  }
  await expect(rail.getByRole('link').filter({ hasNotText: '@' })).toHaveText(
    [
      t('admin.nav.dashboard'),
      t('admin.page.title'),
      ...(['projects', 'testimonials', 'prices', 'messages'] as const).map((name) => t(`admin.nav.${name}`)),
      t('admin.statistics.title'),
      ...(['users', 'createUser', 'settings'] as const).map((name) => t(`admin.nav.${name}`)),
    ].map((name) => new RegExp(`^${name}`)),
  )
  for (const group of ['content', 'enquiries', 'people', 'site'] as const)
    await expect(rail.getByRole('group', { name: t(`admin.ways.groups.${group}`) })).toBeVisible()
  await rail.getByRole('link', { name: t('admin.nav.settings') }).click()
  // Rarely opened pages are linked inside the settings.
  const inside = page.getByRole('navigation', { name: t('admin.ways.groups.site') })
  await inside.getByRole('link', { name: t('admin.nav.importExport') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.nav.importExport'))
  await expect(inside.getByRole('link', { name: t('admin.account.title') })).toBeVisible()

  if (isPhone) await menu.click()
  await rail.getByRole('link', { name: t('admin.nav.dashboard') }).click()
  await news.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('dialog', { name: t('admin.messages.dialog.title', { name: 'Ana' }) })).toContainText(
    'Busco un reel',
  )
  // The next view begins with other enquiries, so this view's status must be published first.
  await page.keyboard.press('Escape')
  await untilSynced(page, t)
}
