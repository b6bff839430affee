import { openNew, title, untilKept } from '../support/formPage'
import { expect, test } from '../support/studio'

test.describe('No typing is lost', () => {
  test.use({ expectedErrors: /the page could not be rendered|broken on purpose/ })

  test('a draft outlives a reload, and an error screen and the reload that it offers', async ({ ownerPage: page }) => {
    const goOn = page.getByRole('button', { name: 'Continuar con el borrador' })
    await openNew(page)
    await title(page).fill('Borrador')
    await untilKept(page, 'Borrador')
    await page.reload()
    await expect(page.getByText('Tienes un borrador sin terminar')).toBeVisible()
    await expect(title(page)).toHaveCount(0)
    await goOn.click()
    await expect(title(page)).toHaveValue('Borrador')

    await page.evaluate(() => {
      const { trim } = String.prototype
      String.prototype.trim = function (this: string) {
        if (this.includes('¡bum!')) throw new Error('broken on purpose')
        return trim.call(this)
      }
    })
    await title(page).fill('Borrador ¡bum!')
    await expect(page.getByText('Algo salió mal')).toBeVisible()
    await page.getByRole('button', { name: 'Recargar página' }).click()
    await goOn.click()
    await expect(title(page)).toHaveValue('Borrador')
  })
})
