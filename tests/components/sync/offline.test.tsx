import { collections } from '@studio/domain/collections'
import type { Project } from '@studio/domain/content/project'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contentDataOf } from '../../../web/src/content/data'
import { openOutboxStore } from '../../../web/src/device/outboxStore'
import { expectAccessible } from '../support/axe'
import { nextFile } from '../support/nextFile'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import {
  change,
  closePanel,
  edit,
  kept,
  openPanel,
  openProjects,
  putProject,
  row,
  stored,
  syncState,
  syncStatus,
  title,
} from './places'

test('After an offline reload the owner’s work is still listed, and is published later', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await edit('Título', `${title} en français`, 'Français')
  await expect.element(page.getByText('Guardado en este dispositivo').first()).toBeVisible()
  await expect.element(syncState('1 cambio pendiente')).toBeVisible()
  await openProjects()
  await expect.element(syncStatus(row(), kept)).toBeVisible()
  const panel = await openPanel()
  await expect.element(panel.getByText(`Título en francés de «${title}»`)).toBeVisible()
  await closePanel()
  expect(stored()).not.toMatchObject({ title_fr: `${title} en français` })
  server.setOnline(true)
  await expect.element(syncState('Sincronizado')).toBeVisible()
  await expect.element(syncStatus(row(), 'Guardado en el servidor')).toBeVisible()
  expect(stored()).toMatchObject({ title_fr: `${title} en français`, title_es: title })
})

test('After many offline edits a failed first attempt is soon retried', async () => {
  await openConsole('/admin/projects')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  server.setOnline(false)
  const projects = server.all(collections.projects) as unknown as Project[]
  for (const [at, base] of projects.entries()) {
    await contentDataOf.projects.update({ ...base, client_name: 'sin red' }, base).kept
    // Each edit makes the sender try again without success.
    await expect.element(syncState(`${at + 1} cambios? pendientes?`)).toBeVisible()
  }
  expect(projects.length).toBeGreaterThan(4)
  server.lostSends = 1
  server.setOnline(true)
  await expect.poll(() => server.lostSends).toBe(0)
  await expect.element(syncState('Sincronizado'), { timeout: 10_000 }).toBeVisible()
  expect(new Set(server.all(collections.projects).map(({ client_name }) => client_name))).toEqual(new Set(['sin red']))
})

test('If the network is up but no server answers, the panel does not claim to be publishing', async () => {
  putProject()
  await openProjects()
  server.lostSends = Number.POSITIVE_INFINITY
  await change({ client_name: 'espera' })
  await expect.element(syncState('Sin conexión · 1 cambio pendiente')).toBeVisible()
  const panel = await openPanel()
  await expect.element(panel.getByText('tus cambios se publicarán cuando vuelva la conexión')).toBeVisible()
  await closePanel()
  server.lostSends = 0
  await expect.element(syncState('Sincronizado'), { timeout: 10_000 }).toBeVisible()
  expect(stored()).toMatchObject({ client_name: 'espera' })
})

test('When the device’s storage is cleared under an open console, a notice appears, and pending work is kept and sent', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ client_name: 'espera' })
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('studio-outbox').onsuccess = resolve
  })
  const notice = page.getByRole('alert').filter({ hasText: 'Se borró el almacenamiento de este dispositivo.' })
  await expect.element(notice).toBeVisible()
  await expectAccessible()
  const file = nextFile()
  await notice.getByRole('button', { name: 'Exportar' }).click()
  expect(await file).toContain('espera')
  const onDevice = async () => (await (await openOutboxStore()).all(owner.uid)).entries
  await expect.poll(onDevice).toHaveLength(1)
  server.setOnline(true)
  await expect.poll(() => stored()?.client_name).toBe('espera')
  await expect.element(notice).not.toBeInTheDocument()
})

test('Work is published although the browser reports no network, and the console stops reporting it', async () => {
  putProject()
  await openProjects()
  server.browserSays(false)
  await expect.element(syncState('Sin conexión')).toBeVisible()
  await change({ client_name: 'con red' })
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(stored()).toMatchObject({ client_name: 'con red' })
  await openProjects()
  await expect.element(syncState('Sincronizado')).toBeVisible()
})
