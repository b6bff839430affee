import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { type BrowserContext, chromium, expect, type Locator, type Page } from 'playwright/test'
import { browserArgs } from '../../../scripts/lib/tests/browser.ts'
import { everythingStored } from '../../support/everythingStored.ts'
import { projectDocument } from '../../support/factories.ts'
import { samplePicture, siteUrl } from '../../support/site.ts'
import { store } from '../../support/store.ts'
import { noteChannels } from './channels.ts'
import { signIn, unique } from './studio.ts'

/** Stores a project under a unique name, and returns how to find it. */
export async function storedProject(word: string) {
  const title = unique(word)
  const reference = store.collection(collections.projects).doc()
  await reference.set(
    projectDocument({
      ...inEveryLanguage('title', (code) => (code === 'es' ? title : `${title} ${code}`)),
      image_url: samplePicture(),
      order_position: 900,
    }),
  )
  return { title, read: async () => (await reference.get()).data() ?? {}, reference }
}

/** Signs in and waits for the console: its first page, or the page that was requested. */
export async function enter(page: Page, email: string) {
  await signIn(page, email)
  await expect(page).toHaveURL(/\/admin(?=[/?]|$)/)
}

/** Opens the list of projects and waits for this one. */
export async function openProjects(page: Page, title: string) {
  await page.goto('/admin/projects')
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
}

/** Changes one text of a project in its form. */
export async function edit(page: Page, title: string, field: string, text: string, language = 'es') {
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.locator(`[role=tab][data-code=${language}]`).click()
  await page.getByLabel(field).first().fill(text)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByRole('heading', { name: 'Proyectos', level: 1 }).waitFor()
}

/** Returns the button of the top bar that shows the sync status. */
export const syncState = (page: Page, state: string | RegExp) =>
  page.getByRole('button', {
    name: new RegExp(`^Estado de la sincronización: .*${typeof state === 'string' ? state : state.source}`),
  })

/** Waits, online, until the sync panel shows that the device is ready for offline work. */
export async function untilReadyOffline(page: Page) {
  const panel = page.getByRole('dialog')
  await syncState(page, '').click()
  await expect(panel.getByText(readyOffline)).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** The panel's text, in Spanish. */
export const readyOffline = 'Todo lo necesario para trabajar sin conexión está en este dispositivo.'

/** A browser with a profile on disk, which can be killed as by a power cut. */
export class Device {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'studio-device-'))
  context: BrowserContext | undefined

  async open(): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      args: [...browserArgs],
      locale: 'es-CO',
      baseURL: siteUrl(),
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    })
    noteChannels(this.context)
    return this.context.pages()[0] ?? this.context.newPage()
  }

  /** Sends SIGKILL to every process of this profile, found by its folder, so that none can clean up. */
  async kill() {
    const gone = new Promise((resolve) => this.context?.on('close', resolve))
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      if (this.#owns(id)) process.kill(Number(id), 'SIGKILL')
    await gone
  }

  #owns(id: string): boolean {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(`--user-data-dir=${this.folder}`)
    } catch {
      return false
    }
  }

  async remove() {
    await this.context?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/**
 * Returns everything that a page of this site can still read on the device, as one text, with or without the page's
 * content.
 */
export const residue = async (page: Page, isShownToo = true): Promise<string> =>
  (await page.evaluate(everythingStored)) + (isShownToo ? await page.content() : '')

/** Returns the number of drafts on the device. */
export const draftsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('studio-drafts').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          result.transaction('drafts').objectStore('drafts').count().onsuccess = (event) => {
            result.close()
            resolve((event.target as IDBRequest<number>).result)
          }
        }
      }),
  )

/** Returns the row of a project. */
export const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })
