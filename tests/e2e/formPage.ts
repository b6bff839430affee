import { projectWording } from '@studio/domain/project'
import { nextStamps } from '@studio/domain/translation'
import type { Page } from 'playwright/test'
import { projectDocument } from '../support/factories'
import { samplePicture } from '../support/site'
import { store } from '../support/store'
import { expect } from './studio'

export const tab = (page: Page, code: string) => page.locator(`[role=tab][data-code=${code}]`)
export const title = (page: Page) => page.getByLabel('Título')
export const picture = (page: Page) => new URL('/samples/volta.webp', page.url()).href

export async function openNew(page: Page) {
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  await expect(title(page)).toBeVisible()
}

/** A stored project whose nine languages were written against its Spanish texts. */
export async function storedProject(name: string) {
  const project = projectDocument({
    title_es: name,
    image_url: samplePicture('volta'),
    video_url: '',
  })
  project.translated_from = nextStamps(project, projectWording, undefined)
  const { id } = await store.collection('portfolio_projects').add({ ...project, order_position: 900 })
  return id
}

/** Waits until what was typed is on the device: a draft is written a moment after the last letter. */
export const untilKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (text) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('studio-drafts')
            opening.onerror = () => resolve(false)
            opening.onsuccess = () => {
              const db = opening.result
              const asking = db.transaction('drafts').objectStore('drafts').getAll()
              asking.onsuccess = () => {
                db.close()
                resolve(JSON.stringify(asking.result).includes(text))
              }
            }
          }),
        text,
      ),
    )
    .toBe(true)
