import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from './render'

/** A content file, as far as tests look into it. */
export interface ContentFile {
  projects: Record<string, unknown>[]
  [part: string]: unknown
}

/** Takes the content out through its page; gives the file and its name. */
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

/** The file with one project changed. */
export const alter = (file: ContentFile, id: string, changes: object): ContentFile => ({
  ...file,
  projects: file.projects.map((project) => (project.id === id ? { ...project, ...changes } : project)),
})

/** Chooses a content file on the open page. */
export const bringBack = (content: unknown, label = 'Archivo de la copia') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return page.getByLabelText(label).upload(new File([text], 'contenido.json', { type: 'application/json' }))
}
