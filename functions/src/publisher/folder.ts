import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mostReleases } from '@studio/domain/publishing/release'
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
    await demandBuild(folder, build)
    const text = JSON.stringify([...files].map(([name, data]) => [name, Buffer.from(data).toString('base64')]))
    const release = createHash('sha256').update(build).update(text).digest('hex').slice(0, 16)
    await replace(releaseFile(folder, release), text)
    await dropOld(path.join(folder, '.releases'))
    return { release, isNew: await replaceChanged(folder, files) }
  },
  async restore(release) {
    await demandBuild(folder, build)
    const text = await read(releaseFile(folder, release))
    if (text === undefined) throw new PublishError('releaseGone')
    const stored = JSON.parse(text) as [string, string][]
    await replaceChanged(folder, new Map(stored.map(([name, data]) => [name, Buffer.from(data, 'base64')])))
  },
})

async function demandBuild(folder: string, build: string) {
  const live = JSON.parse((await read(path.join(folder, 'build.json'))) ?? '{}') as { build?: string }
  if (live.build !== build) throw new PublishError('otherBuild')
}

/** Returns the file with all files of a release, from which it can go live again. */
const releaseFile = (folder: string, release: string) => path.join(folder, '.releases', `${release}.json`)

/** Deletes the files of releases that the state of publication does not list any more. */
async function dropOld(place: string) {
  const names = (await readdir(place)).filter((name) => name.endsWith('.json'))
  const aged = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(path.join(place, name))).mtimeMs })),
  )
  for (const { name } of aged.sort((one, other) => other.age - one.age).slice(mostReleases))
    await rm(path.join(place, name), { force: true })
}

async function replaceChanged(folder: string, files: SiteFiles): Promise<boolean> {
  const changed = await changedFiles(folder, files)
  for (const [name, data] of changed) await replace(path.join(folder, name), data)
  return changed.length > 0
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)

const isEqual = async (file: string, data: string | Uint8Array) => {
  const stored = await readFile(file).catch(() => undefined)
  return stored?.equals(Buffer.from(data)) ?? false
}

async function changedFiles(folder: string, files: SiteFiles) {
  const compared = await Promise.all(
    [...files].map(async ([name, data]) =>
      (await isEqual(path.join(folder, name), data)) ? [] : [[name, data] as const],
    ),
  )
  return compared.flat()
}

/** Replaces a file in one step, so that no visitor gets half of it. */
async function replace(file: string, data: string | Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true })
  // The Hosting emulator serves no file whose name begins with a dot.
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  await writeFile(temporary, data)
  await rename(temporary, file)
}
