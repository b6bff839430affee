import { readFileSync } from 'node:fs'
import { ownPictureName, pictureDocument } from '@studio/domain/content/media/ownPictures'
import { password } from '../../support/accounts'
import { newAdmin } from '../../support/people'
import { store } from '../../support/store'
import { enter, openProjects, storedProject, syncState } from '../support/devices'
import { fits, photograph } from '../support/photograph'
import { expect, offlineErrors, setOffline, test } from '../support/studio'

/* The browser's own “clear site data” under an open console: databases, local storage, files. */

/**
 * The SDK logs these errors when it loses its database, and leaves its aborted writes unhandled. The browser itself
 * logs the last ones when it clears the storage.
 */
const dies = /INTERNAL|isCorePipeline|return value is not iterable|^AbortError$|Force close delete origin/
test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|${dies.source}`) })

test('When the browser clears the whole site under an open console, a notice appears at once; pending work with its picture can be exported and is sent after signing in', async ({
  page,
}) => {
  const file = await photograph(1600, 900)
  const { title, read } = await storedProject('Borrado')
  const { email } = await newAdmin('Ana')
  await enter(page, email)
  await openProjects(page, title)
  await setOffline(page, true)
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Elegir imagen').first().click()
  await (await chooser).setFiles(file)
  await expect(page.getByText(fits)).toBeVisible()
  await page.getByLabel('Cliente').fill('nadie debe perderlo')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(syncState(page, '1 cambio pendiente')).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  // The session is gone as well.
  await expect(page).toHaveURL(/\/auth$/)
  const notice = page.getByRole('alert').filter({ hasText: 'Se borró el almacenamiento de este dispositivo.' })
  await expect(notice).toBeVisible()
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Exportar' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('nadie debe perderlo')
  expect(await read()).not.toMatchObject({ client_name: 'nadie debe perderlo' })

  await setOffline(page, false)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  // Returns to the page that was open.
  await expect(page).toHaveURL(/\/admin\/projects/)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  const { client_name, image_url } = await read()
  expect(client_name).toBe('nadie debe perderlo')
  const picture = await store.doc(pictureDocument(ownPictureName(String(image_url)) ?? '')).get()
  expect(picture.get('large')).toMatch(/^UklGR/)
})
