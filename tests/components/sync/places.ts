import { collections } from '@studio/domain/collections'
import type { Project } from '@studio/domain/content/project'
import { inEveryLanguage } from '@studio/domain/languages'
import { nextRevision } from '@studio/domain/nextRevision'
import type { Revisioned } from '@studio/domain/revision'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { contentDataOf } from '../../../web/src/content/data'
import { newRevision, projectDocument, type Stored } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const id = 'journey'

/** The title of the stored project, in Spanish; in another language it is followed by the code. */
export const title = 'Viaje al sur'

/** Stores the project of these tests. */
export const putProject = () =>
  server.put(
    collections.projects,
    id,
    projectDocument({
      ...inEveryLanguage('title', (code) => (code === 'es' ? title : `${title} ${code}`)),
      image_url: `${location.origin}/samples/cafe-aurora.webp`,
      order_position: 900,
    }),
  )

/** Returns the project on the server. */
export const stored = () => server.read(collections.projects, id)

/** Changes or deletes the project like another device. */
export function elsewhere(change: Partial<Stored<Project>> | undefined) {
  const now = stored() as Revisioned | undefined
  server.put(collections.projects, id, change && { ...now, ...change, ...nextRevision(newRevision(), now) })
}

/** Changes the project on this device like its form, from the server's current copy. */
export async function change(fields: Partial<Stored<Project>>) {
  const base = { ...stored(), id } as Project
  await contentDataOf.projects.update({ ...base, ...fields }, base).kept
}

/** Returns the row of the project. */
export const row = (words = title) => page.getByRole('row').filter({ hasText: words })

/** Returns the mark with this sync status. */
export const syncStatus = (place: Locator, words: string) => place.getByRole('img', { name: words })

/** The label of work that only this device has. */
export const kept = 'Guardado en este dispositivo, pendiente de publicar'

/** Returns the button of the top bar that shows the sync status. */
export const syncState = (state: string) =>
  page.getByRole('button', { name: new RegExp(`^Estado de la sincronización: .*${state}`) })

/** Opens the list of projects and waits for the project. */
export async function openProjects(view?: Parameters<typeof openConsole>[1]) {
  await openConsole('/admin/projects', view)
  await expect.element(row()).toBeVisible()
}

/** Opens the sync panel. */
export async function openPanel() {
  await syncState('').click()
  return page.getByRole('dialog')
}

export const closePanel = () => page.getByRole('button', { name: 'Cerrar', exact: true }).click()

/** Returns the tab of a language in the project's form. */
export const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) })

/** Changes one text of the project in its form. */
export async function edit(field: string, text: string, language = 'Español') {
  await page.getByRole('link', { name: title, exact: true }).click()
  await tab(language).click()
  await page.getByLabelText(field).first().fill(text)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible()
}
