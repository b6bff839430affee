import { languageCodes } from '@studio/domain/languages'
import { projectsTitled } from '../../support/store'
import { fits, photograph } from './photograph'
import { countPresses, pressesOn } from './presses'
import { expect, setOffline, test, toast } from './studio'

/* From a photograph on disk to a project that visitors see in ten languages: the time and the number of presses. */

/** The browser's translator as documented, with all models installed; the browser of these tests has none. */
function bringTranslator() {
  const create = ({ targetLanguage }: { targetLanguage: string }) =>
    Promise.resolve({
      translate: (text: string) => Promise.resolve(`${text} ${targetLanguage}`),
      destroy: () => undefined,
    })
  Object.assign(globalThis, { Translator: { availability: () => Promise.resolve('available'), create } })
}

const most = { presses: 45, ms: 120_000 }

/** Declares the test, with the form filled in online or offline. */
export function testPhotograph({ isOffline }: { isOffline: boolean }) {
  test(`A photograph becomes a visible project in ten languages, with few presses${isOffline ? ', begun offline' : ''}`, async ({
    ownerPage: page,
    visitorPage,
  }) => {
    const file = await photograph(4000, 3000)
    await page.addInitScript(bringTranslator)
    await page.addInitScript(countPresses)
    await page.goto('/admin/projects')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const begin = Date.now()
    await press('Nuevo Proyecto')
    await setOffline(page, isOffline)
    const chooser = page.waitForEvent('filechooser')
    await page.getByLabel('Elegir imagen').first().click()
    await (await chooser).setFiles(file)
    for (const [label, text] of [
      ['Título', 'Marisma'],
      ['Descripción', 'Aves al amanecer'],
      ['Categoría', 'Corto'],
    ] as const) {
      await page.getByLabel(label).click()
      await page.keyboard.insertText(text)
    }
    await expect(page.getByText(fits)).toBeVisible()
    await press('Describir la imagen')
    // The field takes the focus a moment after the press.
    await expect(page.locator('textarea:focus, input:focus')).toBeVisible()
    await page.keyboard.insertText('Garzas en el agua')
    await press('Traducir')
    const languages = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: / 4 textos$/ })
    await expect(languages).toHaveCount(languageCodes.length - 1)
    await press('Traducir en este dispositivo')
    await expect(toast(page, `${4 * (languageCodes.length - 1)} textos traducidos`)).toBeVisible()
    await press('Crear')
    if (isOffline) {
      await expect(toast(page, 'Guardado en este dispositivo')).toBeVisible()
      expect(await projectsTitled('Marisma')).toEqual([])
      await setOffline(page, false)
    }
    await expect(toast(page, 'Proyecto creado exitosamente')).toBeVisible()
    expect(await pressesOn(page)).toBeLessThanOrEqual(most.presses)

    const [stored] = await projectsTitled('Marisma')
    await visitorPage.goto('/')
    for (const code of languageCodes) {
      const titleIn = `Marisma${code === 'es' ? '' : ` ${code}`}`
      const shown = () => visitorPage.evaluate(async (url) => (await fetch(url)).text(), `/api/content/${code}`)
      await expect.poll(shown).toContain(`"title":"${titleIn}"`)
    }
    await visitorPage.goto('/ja/')
    const card = visitorPage.locator('#portfolio article', { hasText: 'Marisma ja' })
    const picture = card.getByRole('img', { name: 'Garzas en el agua ja' })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', String(stored?.image_url))
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth > 0)).toBe(true)
    expect(Date.now() - begin).toBeLessThan(most.ms)
  })
}
