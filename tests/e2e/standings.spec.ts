import type { Locator, Page } from 'playwright/test'
import { edit, openProjects, row, storedProject } from './devices'
import { expect, offlineErrors, setOffline, test } from './studio'

/** What the browser says by itself without a network, and of a refused request. */
test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[03]`) })

/** The mark that says how far something has come. */
const standing = (place: Locator, words: string) => place.getByRole('img', { name: words })
const kept = 'Guardado en este dispositivo, pendiente de publicar'
const tab = (page: Page, language: string) => page.locator(`[role=tab][data-code=${language}]`)

test('Each language tab says how far its texts have come: typed, on this device, published', async ({ ownerPage }) => {
  const { title, read } = await storedProject('Pasos')
  await openProjects(ownerPage, title)
  await expect(standing(row(ownerPage, title), 'Publicado')).toBeVisible()
  await setOffline(ownerPage, true)
  await edit(ownerPage, title, 'Título', `${title} en français`, 'fr')
  await expect(standing(row(ownerPage, title), kept)).toBeVisible()
  await ownerPage.getByRole('button', { name: `Editar ${title}` }).click()
  await expect(tab(ownerPage, 'fr')).toHaveAccessibleName(new RegExp(`Français.*${kept}`))
  await expect(tab(ownerPage, 'de')).toHaveAccessibleName(/Deutsch.*Publicado/)
  await tab(ownerPage, 'de').click()
  await expect(ownerPage.getByRole('tabpanel').getByText('Publicado')).toBeVisible()
  await ownerPage.getByLabel('Título').first().fill('noch nicht gespeichert')
  await expect(ownerPage.getByRole('tabpanel').getByText('Sin guardar')).toBeVisible()
  await expect(tab(ownerPage, 'de')).toHaveAccessibleName(/Deutsch.*Sin guardar/)
  await setOffline(ownerPage, false)
  await expect(tab(ownerPage, 'fr')).toHaveAccessibleName(/Français.*Publicado/)
  expect(await read()).toMatchObject({ title_fr: `${title} en français`, title_de: `${title} de` })
  await expect(tab(ownerPage, 'de')).toHaveAccessibleName(/Deutsch.*Sin guardar/)
})

const narrow = [
  {
    language: 'es',
    name: 'Estado de la sincronización: ',
    states: ['Sincronizado', 'Sin conexión'],
    words: ['Al día', 'Sin red'],
  },
  {
    language: 'de',
    name: 'Stand der Synchronisierung: ',
    states: ['Synchronisiert', 'Offline'],
    words: ['Aktuell', 'Offline'],
  },
  { language: 'ar', name: 'حالة المزامنة: ', states: ['تمت المزامنة', 'بلا اتصال'], words: ['مُزامَن', 'غير متصل'] },
]
for (const { language, name, states, words } of narrow)
  test(`On a small screen the top bar still says how the device stands (${language})`, async ({ ownerPage }) => {
    const { title } = await storedProject('Estrecho')
    await ownerPage.setViewportSize({ width: 360, height: 740 })
    await openProjects(ownerPage, title)
    await ownerPage.evaluate((code) => localStorage.setItem('studio.language', code), language)
    await ownerPage.reload()
    const bar = ownerPage.getByRole('banner')
    const chip = bar.getByRole('button', { name })
    await expect(chip).toHaveAccessibleName(new RegExp(`${name}${states[0]}`))
    await expect(chip.getByText(words[0] ?? '').last()).toBeInViewport({ ratio: 1 })
    await setOffline(ownerPage, true)
    await expect(chip).toHaveAccessibleName(new RegExp(`${name}${states[1]}`))
    await expect(chip.getByText(words[1] ?? '').last()).toBeInViewport({ ratio: 1 })
    await row(ownerPage, title).getByRole('button').last().click()
    await ownerPage.getByRole('alertdialog').getByRole('button').last().click()
    await expect(chip).toHaveAccessibleName(/: 1/)
    await expect(chip.getByText('1', { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
    // What is deleted is called as the list called it.
    await chip.click()
    await expect(
      ownerPage.getByRole('dialog').getByText(language === 'es' ? title : `${title} ${language}`),
    ).toBeVisible()
  })

test('A row whose change the server refused says so, and so does the tab of its language, in German too', async ({
  ownerPage,
}) => {
  const { title, reference } = await storedProject('Extraño')
  await openProjects(ownerPage, title)
  // The rules know every field of a project: one that somebody added makes every edit of it invalid.
  await reference.update({ unknown_field: true })
  await edit(ownerPage, title, 'Título', `${title} en français`, 'fr')
  await expect(standing(row(ownerPage, title), 'Rechazado por el servidor')).toBeVisible()
  await ownerPage.evaluate(() => localStorage.setItem('studio.language', 'de'))
  await ownerPage.reload()
  await expect(standing(row(ownerPage, `${title} de`), 'Vom Server abgelehnt')).toBeVisible()
  await row(ownerPage, `${title} de`).getByRole('button').nth(1).click()
  await expect(tab(ownerPage, 'fr')).toHaveAccessibleName(/Français.*Vom Server abgelehnt/)
  await expect(tab(ownerPage, 'es')).toHaveAccessibleName(/Español.*Veröffentlicht/)
})
