import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { store } from '../../support/store'
import { expect, expectOnReturn, offlineErrors, setOffline, test, toast } from '../support/studio'

test.use({ expectedErrors: offlineErrors, viewport: { width: 390, height: 844 } })

// Other tests expect the default texts.
test.afterEach(async () => {
  const { docs } = await store.collection(collections.sections).get()
  for (const { ref } of docs) await ref.delete()
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('The owner rewrites the hero and adds a question on the page itself, on a phone, even without a network; visitors read both in their language', async ({
  ownerPage,
  visitorPage,
}) => {
  const shown = ownerPage.frameLocator('iframe')
  await ownerPage.goto('/admin/page')
  await shown.getByRole('heading', { level: 1 }).click()
  await field(ownerPage, 'Título').fill('Bodas que se ven dos veces')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Bodas que se ven dos veces')
  await ownerPage.getByRole('tab', { name: /^Deutsch/ }).click()
  await field(ownerPage, 'Título').fill('Hochzeiten, die man zweimal sieht')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Hochzeiten, die man zweimal sieht')
  await button(ownerPage, 'Actualizar').click()
  await expect(toast(ownerPage, 'Texto guardado')).toBeVisible()

  await ownerPage.goto('/admin/page?kind=sections&edit=faqs-7')
  await expect(shown.locator('#faqs summary').last()).toBeVisible()
  await setOffline(ownerPage, true)
  await button(ownerPage, 'Agregar después').click()
  await field(ownerPage, 'Título').fill('¿Graban también?')
  await field(ownerPage, 'Texto').fill('No, solo editamos.')
  await expect(shown.locator('#faqs summary').last()).toHaveText('¿Graban también?')
  await button(ownerPage, 'Crear').click()
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
  expect((await store.collection(collections.sections).where('list', '==', 'faqs').get()).size).toBe(0)
  await setOffline(ownerPage, false)
  await expect(toast(ownerPage, 'Texto guardado')).toBeVisible()

  const visitorReads = (title: string, question: string) =>
    expectOnReturn(visitorPage, async () => {
      await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 700 })
      await expect(visitorPage.locator('#faqs summary').last()).toHaveText(question, { timeout: 700 })
    })
  await visitorPage.goto('/')
  await visitorReads('Bodas que se ven dos veces', '¿Graban también?')
  await visitorPage.goto('/de/')
  await visitorReads('Hochzeiten, die man zweimal sieht', '¿Graban también?')
  await expect(visitorPage.locator('#faqs summary h3').last()).toHaveAttribute('lang', 'es')
  await visitorPage.goto('/ar/')
  await visitorReads('فيديوك جاهز ليوقف التمرير', '¿Graban también?')
})
