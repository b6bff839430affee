import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from './render'

/** The part of a content file that tests read. */
export interface ContentFile {
  projects: Record<string, unknown>[]
  [part: string]: unknown
}

/** Exports the content through its page. Returns the file and its name. */
export async function takeOut() {
  await openConsole('/admin/import-export')
  const blobs: Blob[] = []
  let name = ''
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:kept'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  try {
    await page.getByRole('button', { name: 'Descargar archivo JSON' }).click()
    await expect.poll(() => blobs.length).toBe(1)
  } finally {
    make.mockRestore()
    click.mockRestore()
  }
  const [blob = new Blob()] = blobs
  return { name, file: JSON.parse(await blob.text()) as ContentFile }
}

/** Returns the file with one project changed. */
export const alter = (file: ContentFile, id: string, changes: object): ContentFile => ({
  ...file,
  projects: file.projects.map((project) => (project.id === id ? { ...project, ...changes } : project)),
})

/** Chooses a content file on the open page. */
export const bringBack = (content: unknown, label = 'Archivo de la copia') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return page.getByLabelText(label).upload(new File([text], 'contenido.json', { type: 'application/json' }))
}
