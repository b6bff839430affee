import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { Publication, publicationPath } from '@studio/domain/publishing/publication'
import { defaultSettings } from '@studio/domain/settings/settings'
import * as v from 'valibot'
import { afterEach, beforeEach } from 'vitest'
import { folderTarget } from '../../../functions/src/publisher/folder.ts'
import { noteChange, publisher } from '../../../functions/src/publisher/publish.ts'
import type { Target } from '../../../functions/src/publisher/target.ts'
import { settingsDocument } from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

export const build = 'a1b2'

/** A moment during the day in the studio's time zone. */
export const noon = Date.parse('2026-11-27T17:00:00Z')

const newTarget = (folder: string) => folderTarget({ folder, origin: 'https://studio.example', build })

const beginning = (folder: string) => ({
  ...{ clock: noon, folder, folderOf: newTarget(folder) },
  /** The number of new releases. */
  published: 0,
  /** Runs before each publication, and may fail. */
  before: (): unknown => undefined,
  /** The languages in which visitors get something else after the next publication. */
  wrongOnce: [] as string[],
  /** The pages that each proof expected. */
  proven: [] as object[],
})

/** Returns a publisher of a test file, with a database and a folder of its own, which each test finds empty. */
export function publisherOn(database: string) {
  const db = ownDatabase(database)
  const document = db.doc(publicationPath)
  const its = beginning('')
  beforeEach(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'studio-published-'))
    await writeFile(path.join(folder, 'build.json'), JSON.stringify({ build }))
    Object.assign(its, beginning(folder))
    for (const name of [collections.projects, collections.settings, collections.publishing, collections.auditLog])
      await db.recursiveDelete(db.collection(name))
  })
  afterEach(() => rm(its.folder, { recursive: true }))

  const target: Target = {
    origin: () => its.folderOf.origin(),
    async publish(files) {
      await its.before()
      const result = await its.folderOf.publish(files)
      if (result.isNew) its.published++
      return result
    },
    async restore(release) {
      await its.before()
      await its.folderOf.restore(release)
    },
  }

  return {
    ...{ db, document, its },
    /** Returns a run with pages of a line for each language. Waiting advances the clock. */
    runOf: (of = build, onWait: (ms: number) => unknown = () => undefined, store = db) =>
      publisher({
        ...{ db: store, now: () => its.clock, target, build: of },
        render: ({ origin, contentOf, dayOf }) => {
          const pages = languageCodes.map((code) => {
            const { settings, projects } = contentOf(code)
            const titles = projects.map(({ title }) => title).join()
            return [`${code}/index.html`, `${origin} ${settings.site_info.name} ${titles} ${dayOf(code)}`] as const
          })
          return Promise.resolve(new Map(pages))
        },
        prove: ({ now: at, pages }) => {
          its.proven.push(pages)
          return Promise.resolve({ at, wrong: its.wrongOnce.splice(0), preview: true, number: null })
        },
        async wait(ms) {
          its.clock += ms
          await onWait(ms)
        },
      }),
    state: async () => v.parse(Publication, { ...(await document.get()).data(), id: 'state' }),
    page: (code: string) => readFile(path.join(its.folder, code, 'index.html'), 'utf8'),
    /** Renames the studio. The trigger notes it `lateMs` after its time. */
    async rename(name: string, lateMs = 0) {
      await db
        .collection(collections.settings)
        .doc('site_info')
        .set(settingsDocument('site_info', 'owner', { ...defaultSettings.site_info, name }))
      await noteChange(db, its.clock - lateMs)
    },
  }
}
