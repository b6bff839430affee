import { readFileSync } from 'node:fs'
import { collections } from '@studio/domain/collections'
import { messageDocument } from '../../support/factories'
import { appoint, dismiss, newAdmin } from '../../support/people'
import { store } from '../../support/store'
import { draftsOn, edit, enter, openProjects, residue, storedProject, syncState } from '../support/devices'
import { expect, offlineErrors, setOffline, signIn, test, unique } from '../support/studio'

/* The real server revokes a role; every page of the console is tested in tests/components/session/guards. */

// Pending requests are refused when the role is revoked, and the browser logs that.
test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[03]`) })

test('An admin who loses the role with pending work is signed out, can export it, leaves no visitors’ data on the device, and gets in only after being appointed again', async ({
  page,
}) => {
  const { title, read } = await storedProject('Rechazo')
  const person = await newAdmin(unique('Pasajera'))
  const noPermission = page.getByText('Esta cuenta no tiene permiso para usar la consola.')
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  await enter(page, person.email)
  await page.goto('/admin/messages')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await openProjects(page, title)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  expect(await residue(page)).toContain(enquiry)
  await setOffline(page, true)
  await edit(page, title, 'Descripción', 'Un texto que nadie debe perder')
  // A reload would interrupt the removal of the saved form's draft.
  await expect.poll(() => draftsOn(page)).toBe(0)
  await page.reload()
  await expect(syncState(page, '1 cambio pendiente')).toBeVisible()
  await dismiss(person)
  await setOffline(page, false)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('navigation', { name: 'Consola' })).toHaveCount(0)
  await expect(noPermission).toBeVisible()
  await expect(page.getByText(/hasta que .* vuelva a entrar: 1 cambio sin publicar\.$/)).toBeVisible()
  await expect(page.getByText(/^Se borrará de este dispositivo el /)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar una copia' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Un texto que nadie debe perder')
  expect(await read()).not.toMatchObject({ description_es: 'Un texto que nadie debe perder' })
  // The time for choosing is measured by the server's clock.
  const ahead = await page.context().newPage()
  await ahead.clock.setFixedTime(Date.now() + 400 * 86_400_000)
  await ahead.goto('/auth')
  await expect(ahead.getByText(/^Se borrará de este dispositivo el /)).toBeVisible()
  await ahead.close()
  // The page may be reloading.
  await expect.poll(() => residue(page).catch(() => enquiry)).not.toContain(enquiry)

  await page.goto('/admin/messages')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(noPermission).toBeVisible()
  await signIn(page, person.email)
  // The notice was there before; a refused sign-in shows an empty form.
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await expect(noPermission).toBeVisible()
  await appoint(person)
  await signIn(page, person.email)
  await expect(page).toHaveURL(/\/admin\/messages$/)
  await expect(page.getByRole('navigation', { name: 'Consola' })).toBeVisible()
  // No choice about the work without a role is stored any more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('studio.withoutRole'))).toBe('{}')

  // The role is revoked while a page is open and online.
  await openProjects(page, title)
  await dismiss(person)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(noPermission).toBeVisible()
})
