import { dayMs } from '@studio/domain/audit/trashDays'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noteEnd, notePerson } from '../../../web/src/device/endedSession'
import { unsyncedWorkOf } from '../../../web/src/device/unsyncedWork'
import { choiceDays, eraseUnkeptWork } from '../../../web/src/device/workWithoutRole'
import { hearServerTime } from '../../../web/src/lib/serverTime'
import { expectAccessible } from '../support/axe'
import { nextFile } from '../support/nextFile'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { change, edit, openPanel, openProjects, putProject, row, stored, syncState, syncStatus, title } from './places'

const written = 'Un texto que nadie debe perder'

test('An admin who loses the role is signed out, and exports the pending work or discards it', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await edit('Descripción', written)
  await openProjects()
  await expect.element(syncState('1 cambio pendiente')).toBeVisible()
  server.put(collections.roles, roleId(owner.uid), undefined)
  server.setOnline(true)
  const notice = page.getByRole('status').filter({ hasText: 'Esta cuenta no tiene permiso para usar la consola.' })
  await expect.element(notice).toMatchTextContent(/1 cambio sin publicar/)
  expect(server.user).toBeUndefined()

  await openConsole('/admin/messages')
  const file = nextFile()
  await notice.getByRole('button', { name: 'Exportar una copia' }).click()
  expect(await file).toContain(written)
  expect(stored()).not.toMatchObject({ description_es: written })
  await expectAccessible()
  await notice.getByRole('button', { name: 'Descartar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Descartar este cambio?' })
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(notice).not.toMatchTextContent(/sin publicar/)
  const { entries, drafts } = await unsyncedWorkOf(owner.uid)
  expect([...entries, ...drafts]).toEqual([])
})

/** Revokes the role while a change is pending. Returns the notice about it. */
async function loseRole() {
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ description_es: written })
  server.put(collections.roles, roleId(owner.uid), undefined)
  server.setOnline(true)
  const notice = page.getByRole('status').filter({ hasText: 'Esta cuenta no tiene permiso para usar la consola.' })
  await expect.element(notice).toMatchTextContent(/1 cambio sin publicar/)
  return notice
}
/** Opens a page that gets the date from the server. */
async function openSignIn(days = 0) {
  hearServerTime(new Response(null, { headers: { date: new Date(daysFromNow(days)).toUTCString() } }))
  await openConsole('/auth')
}
const daysFromNow = (days: number) => Date.now() + days * dayMs
const waiting = async () => (await unsyncedWorkOf(owner.uid)).entries.length

test('Pending work without the role is erased after thirty days unless its owner keeps it, and the notice tells when', async () => {
  const notice = await loseRole()
  await openConsole('/auth')
  await expect.element(notice).toMatchTextContent(/Se borrará de este dispositivo el \S+\d{4}, salvo que/)
  await eraseUnkeptWork(daysFromNow(choiceDays - 1))
  // Signed in again, and offline: the device does not know yet that the role is back.
  await eraseUnkeptWork(daysFromNow(choiceDays + 1), owner.uid)
  expect(await waiting()).toBe(1)
  await eraseUnkeptWork(daysFromNow(choiceDays + 1))
  expect(await waiting()).toBe(0)
  await openConsole('/auth')
  await expect.element(notice).not.toMatchTextContent(/sin publicar|Se borrará/)
})

test('Pending work without the role survives a clock that is far ahead, and the thirty days begin when the question is shown', async () => {
  const notice = await loseRole()
  vi.useFakeTimers({ toFake: ['Date'], now: daysFromNow(400) })
  await openSignIn(-400)
  await expect.element(notice).toMatchTextContent(/Se borrará de este dispositivo el/)
  vi.useRealTimers()
  await eraseUnkeptWork(daysFromNow(1))
  expect(await waiting()).toBe(1)
})

test('A time that an earlier version stored by the device’s clock erases nothing', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ description_es: written })
  localStorage.setItem('studio.withoutRole', JSON.stringify({ [owner.uid]: Date.now() - 1000 }))
  await eraseUnkeptWork(daysFromNow(100))
  expect(await waiting()).toBe(1)
})

test('Work that its owner keeps without the role stays, without another question', async () => {
  const notice = await loseRole()
  await openConsole('/auth')
  await notice.getByRole('button', { name: 'Conservar aquí' }).click()
  await expect.element(notice).toMatchTextContent(/Se queda en este dispositivo hasta que lo descartes\./)
  await expectAccessible()
  await eraseUnkeptWork(daysFromNow(choiceDays + 1))
  await openConsole('/auth')
  await expect.element(notice).toMatchTextContent(/1 cambio sin publicar\.\s*Se queda/)
  await expect.element(notice.getByRole('button', { name: 'Conservar aquí' })).not.toBeInTheDocument()
  expect(await waiting()).toBe(1)
})

test.each(['disabled', 'ended'] as const)(
  'After a session has ended (%s), its pending work can be discarded',
  async (reason) => {
    putProject()
    await openProjects()
    server.setOnline(false)
    await change({ description_es: written })
    notePerson(owner.uid, owner.email)
    noteEnd(reason)
    server.signIn(undefined)
    await openConsole('/auth')
    const notice = page.getByRole('status').filter({ hasText: /1 cambio sin publicar/ })
    await notice.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect((await unsyncedWorkOf(owner.uid)).entries).toEqual([])
  },
)

test('Pending work of an owner without the role is sent once the role is back', async () => {
  putProject()
  await openProjects()
  // The server has revoked the role, and the device does not know it yet.
  server.silence(collections.roles)
  const role = server.read(collections.roles, roleId(owner.uid))
  server.put(collections.roles, roleId(owner.uid), undefined)
  await change({ description_es: written })
  await expect.element(syncState('1 cambio pendiente')).toBeVisible()
  expect(stored()).not.toMatchObject({ description_es: written })
  server.put(collections.roles, roleId(owner.uid), role)
  server.silence(collections.roles, false)
  server.signIn(undefined)
  await openConsole('/auth')
  server.signIn(owner)
  await openProjects()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(stored()).toMatchObject({ description_es: written })
})

test('A change that the server refuses stays with the reason, and can be sent again', async () => {
  putProject()
  server.accepts = () => false
  await openProjects()
  await change({ description_es: written })
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  await expect.element(syncStatus(row(), 'Rechazado por el servidor')).toBeVisible()
  const panel = await openPanel()
  await expect.element(panel.getByRole('heading', { name: '1 cambio rechazado' })).toBeVisible()
  await expect.element(panel.getByText('El servidor no acepta este contenido')).toBeVisible()
  await expect.element(panel.getByText(written)).toBeVisible()
  server.accepts = () => true
  await panel.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.poll(stored).toMatchObject({ description_es: written })
})

test('A change that the server refuses is discarded only after a question', async () => {
  putProject()
  server.accepts = () => false
  await openProjects()
  await change({ description_es: written })
  const panel = await openPanel()
  await panel.getByRole('button', { name: 'Descartar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Descartar este cambio?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(panel.getByText(written)).toBeVisible()
  await panel.getByRole('button', { name: 'Descartar' }).click()
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(page.getByText(written)).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ title_es: title })
  expect(stored()).not.toMatchObject({ description_es: written })
})
