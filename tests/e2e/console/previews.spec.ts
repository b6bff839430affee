import { collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { projectDocument } from '../../support/factories'
import { samplePicture } from '../../support/site'
import { store } from '../../support/store'
import { chooseLanguage, expect, test } from '../support/studio'

test.use({ expectedErrors: /status of 403 \(Forbidden\) .*\/api\/readPreview/ })

test('The owner shares a preview: a visitor sees hidden content in two languages until the link is turned off', async ({
  ownerPage,
  visitorPage,
}) => {
  const titles = inEveryLanguage('title', (code) => (code === 'de' ? 'Leuchtturm' : 'Faro'))
  await store
    .collection(collections.projects)
    .add(projectDocument({ ...titles, image_url: samplePicture(), visibility: 'hidden' }))
  await ownerPage.goto('/admin/previews')
  await ownerPage.getByRole('button', { name: 'Compartir vista previa' }).click()
  const link = await ownerPage.getByLabel('Enlace de vista previa').inputValue()

  const card = (name: string) => visitorPage.locator('#portfolio').getByRole('heading', { name, exact: true })
  const robots = visitorPage.locator('meta[name=robots][content=noindex]')
  await visitorPage.goto(link)
  await expect(visitorPage.getByRole('status', { name: 'Vista previa' })).toContainText('El enlace vence el')
  await expect(card('Faro')).toBeAttached()
  await expect(robots).toBeAttached()
  await chooseLanguage(visitorPage, 'Deutsch')
  await expect(visitorPage.getByRole('status', { name: 'Vorschau' })).toContainText('Der Link läuft am')
  await expect(card('Leuchtturm')).toBeAttached()
  await expect(robots).toBeAttached()
  // Nothing of the preview stays on the visitor's device; a browser that refuses caches stores nothing in them.
  const isStored = () =>
    visitorPage.evaluate(async () => {
      const names = await caches.keys().catch(() => [])
      const found = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name)
          const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
          const texts = await Promise.all(answers.map((answer) => answer?.text()))
          return texts.some((text) => text?.includes('Leuchtturm'))
        }),
      )
      return found.some(Boolean)
    })
  expect(await isStored()).toBe(false)

  await ownerPage.reload()
  await expect(ownerPage.getByText('Visitas: 1')).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Desactivar' }).click()
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect(ownerPage.getByText('Enlace desactivado')).toBeVisible()
  await visitorPage.reload()
  await expect(visitorPage.getByText('Dieser Vorschau-Link funktioniert nicht mehr')).toBeVisible()
  await expect(card('Leuchtturm')).toHaveCount(0)
  await expect(robots).toHaveCount(0)
})
