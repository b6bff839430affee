import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PublishError, type SiteFiles, type Target } from './target.ts'

interface Folder {
  /** The folder that the Hosting emulator serves. */
  folder: string
  origin: string
  /** The build of the renderer. */
  build: string
}

/** Returns the folder of the Hosting emulator as a target. */
export const folderTarget = ({ folder, origin, build }: Folder): Target => ({
  origin: async () => origin,
  async publish(files) {
    const live = JSON.parse((await read(path.join(folder, 'build.json'))) ?? '{}') as { build?: string }
    if (live.build !== build) throw new PublishError('otherBuild')
    const changed = await changedFiles(folder, files)
    for (const [name, text] of changed) await replace(path.join(folder, name), text)
    return changed.length > 0
  },
})

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)

async function changedFiles(folder: string, files: SiteFiles) {
  const compared = await Promise.all(
    [...files].map(async ([name, text]) =>
      (await read(path.join(folder, name))) === text ? [] : [[name, text] as const],
    ),
  )
  return compared.flat()
}

/** Replaces a file in one step, so that no visitor gets half of it. */
async function replace(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true })
  // The Hosting emulator serves no file whose name begins with a dot.
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  await writeFile(temporary, text)
  await rename(temporary, file)
}
