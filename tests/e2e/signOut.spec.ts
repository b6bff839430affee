import type { Locator } from 'playwright/test'
import { messageDocument } from '../support/factories'
import { store } from '../support/store'
import { edit, enter, makeAdmin, openProjects, residue, row, storedProject, syncState } from './devices'
import { erasedErrors, expect, offlineErrors, setOffline, test, toast, unique } from './studio'

/** What the browser says by itself without a network, and of a refused request. */
test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|${erasedErrors.source}|status of 40[03]`) })

for (const isOffline of [false, true])
  test(`After signing out ${isOffline ? 'offline' : 'online'} in one of two tabs nothing private is readable on the device`, async ({
    page,
  }) => {
    const { title } = await storedProject('Privado')
    const { email } = await makeAdmin()
    const secret = unique('nadie-lee-esto')
    const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
    await store.collection('contact_messages').add(messageDocument({ email: enquiry, created_at: new Date() }))
    await enter(page, email)
    await openProjects(page, title)
    await page.goto('/admin/messages')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const second = await page.context().newPage()
    await openProjects(second, title)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await setOffline(second, true)
    await edit(second, title, 'Cliente', secret)
    expect(await residue(page)).toContain(secret)
    for (const word of [email, enquiry]) expect((await residue(page)).includes(word), word).toBe(true)
    if (!isOffline) {
      await setOffline(second, false)
      await expect(syncState(second, 'Sincronizado')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    if (isOffline) {
      const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
      await expect(question).toContainText('Hay cambios sin publicar: 1.')
      await question.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
    }
    for (const tab of [page, second]) await expect(tab).toHaveURL(/\/$/)
    await page.close()
    await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
    const left = await residue(second)
    // What was published is everybody's; what was not, the account and the enquiries are nobody's but the owner's.
    for (const word of [email, enquiry, ...(isOffline ? [secret] : [])]) expect(left.includes(word), word).toBe(false)
  })

test('On a small screen what was just said covers none of the answers to the question', async ({ page }) => {
  const { title } = await storedProject('Deprisa')
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, (await makeAdmin()).email)
  await openProjects(page, title)
  await setOffline(page, true)
  await edit(page, title, 'Cliente', 'Otra')
  const said = toast(page, 'Guardado en este dispositivo')
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const answers = page.getByRole('alertdialog', { name: 'Cerrar sesión' }).getByRole('button')
  await expect(answers).toHaveCount(4)
  const boxOf = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { top: y, bottom: y + height, left: x, right: x + width }
  }
  for (const answer of await answers.all())
    await expect(async () => {
      const [over, under] = [await boxOf(said), await boxOf(answer)]
      expect(over.bottom).toBeGreaterThan(over.top)
      expect(over.bottom <= under.top || over.top >= under.bottom, await answer.innerText()).toBe(true)
    }).toPass({ timeout: 2000 })
})

test('A tab with unsaved typing leaves the console too when the session is ended in another one', async ({ page }) => {
  const { title } = await storedProject('A medias')
  await enter(page, (await makeAdmin()).email)
  const second = await page.context().newPage()
  // Nobody looks at this tab: whatever its browser asks before leaving, the answer is to stay.
  second.on('dialog', (dialog) => dialog.dismiss())
  await openProjects(second, title)
  await second.getByRole('button', { name: `Editar ${title}` }).click()
  await second.getByLabel('Cliente').first().fill('nadie-debe-leer-esto')
  await expect.poll(() => residue(second)).toContain('nadie-debe-leer-esto')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect(question).toContainText('Hay borradores sin terminar: 1.')
  await expect(question).not.toContainText('cambios sin publicar')
  await question.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/$/)
  await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  expect(await residue(second)).not.toContain('nadie-debe-leer-esto')
})

test('Work that is kept at sign-out is unseen by another account, and is sent when its author is back', async ({
  page,
}) => {
  const { title, read } = await storedProject('Guardado')
  const [author, stranger] = [await makeAdmin(), await makeAdmin()]
  await enter(page, author.email)
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  await edit(page, title, 'Cliente', 'de su autora')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión y guardarlos' }).click()
  await expect(page).toHaveURL(/\/$/)
  await setOffline(page, false)

  await enter(page, stranger.email)
  await openProjects(page, title)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await expect(row(page, title)).not.toContainText('de su autora')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await read()).not.toMatchObject({ client_name: 'de su autora' })

  await enter(page, author.email)
  await expect.poll(async () => (await read()).client_name).toBe('de su autora')
})
