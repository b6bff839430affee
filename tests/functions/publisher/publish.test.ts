import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { isHeld, Publication, publicationPath } from '@studio/domain/publishing/publication'
import { defaultSettings } from '@studio/domain/settings/settings'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderTarget } from '../../../functions/src/publisher/folder.ts'
import { noteChange, publisher } from '../../../functions/src/publisher/publish.ts'
import { PublishError, type Target } from '../../../functions/src/publisher/target.ts'
import { projectDocument, settingsDocument } from '../../support/factories.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('publisher')
const document = db.doc(publicationPath)
const build = 'a1b2'
/** A moment during the day in the studio's time zone. */
const noon = Date.parse('2026-11-27T17:00:00Z')
let clock = noon
const now = () => clock

let folder: string
let published: number
let folderOf: Target
/** Runs before each publication, and may fail. */
let before: () => unknown
/** The languages in which visitors get something else after the next publication. */
let wrongOnce: string[]
/** The pages that each proof expected. */
let proven: object[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-published-'))
  await writeFile(path.join(folder, 'build.json'), JSON.stringify({ build }))
  folderOf = folderTarget({ folder, origin: 'https://studio.example', build })
  published = 0
  wrongOnce = []
  proven = []
  before = () => undefined
  clock = noon
  for (const name of [collections.projects, collections.settings, collections.publishing, collections.auditLog])
    await db.recursiveDelete(db.collection(name))
})
afterEach(() => rm(folder, { recursive: true }))

const target: Target = {
  origin: () => folderOf.origin(),
  async publish(files) {
    await before()
    const result = await folderOf.publish(files)
    if (result.isNew) published++
    return result
  },
  async restore(release) {
    await before()
    await folderOf.restore(release)
  },
}

/** Returns a run with pages of a line for each language. Waiting advances the clock. */
const runOf = (of = build, onWait: (ms: number) => unknown = () => undefined, store = db) =>
  publisher({
    ...{ db: store, now, target, build: of },
    render: ({ origin, contentOf, dayOf }) => {
      const pages = languageCodes.map((code) => {
        const { settings, projects } = contentOf(code)
        const titles = projects.map(({ title }) => title).join()
        return [`${code}/index.html`, `${origin} ${settings.site_info.name} ${titles} ${dayOf(code)}`] as const
      })
      return Promise.resolve(new Map(pages))
    },
    prove: ({ now: at, pages }) => {
      proven.push(pages)
      return Promise.resolve({ at, wrong: wrongOnce.splice(0), preview: true, number: null })
    },
    async wait(ms) {
      clock += ms
      await onWait(ms)
    },
  })

const state = async () => v.parse(Publication, { ...(await document.get()).data(), id: 'state' })
const page = (code: string) => readFile(path.join(folder, code, 'index.html'), 'utf8')
/** Renames the studio. The trigger notes it `lateMs` after its time. */
const rename = async (name: string, lateMs = 0) => {
  await db
    .collection(collections.settings)
    .doc('site_info')
    .set(settingsDocument('site_info', 'owner', { ...defaultSettings.site_info, name }))
  await noteChange(db, clock - lateMs)
}

describe('The publisher', () => {
  it('publishes a change in all languages once nothing has changed for a few seconds', async () => {
    await rename('Corte Fino')
    await runOf()()
    for (const code of languageCodes) expect(await page(code)).toBe('https://studio.example Corte Fino  2026-11-27')
    expect(clock - noon).toBe(3000)
    expect(await state()).toMatchObject({
      ...{ covered: noon, published_at: clock, build, failure: null, lease_until: 0 },
      ...{ origin: 'https://studio.example' },
    })
  })

  it('publishes nothing if nothing has changed, and keeps the day of the last change', async () => {
    await rename('Corte Fino')
    await runOf()()
    clock += 86_400_000
    await noteChange(db, clock)
    await runOf()()
    expect(published).toBe(1)
    expect(await page('ja')).toContain('2026-11-27')
    expect((await state()).covered).toBe(clock - 3000)
  })

  it.each([
    ['at once', 0],
    ['late', 5000],
  ])(
    'makes at most three releases of a hundred edits in a minute, noted %s, and the last one is right',
    async (_, lateMs) => {
      let edits = 0
      const editUntil = async () => {
        while (edits < 100 && noon + edits * 600 <= clock) await rename(`Corte ${++edits}`, lateMs)
      }
      await rename('Corte 0', lateMs)
      while (edits < 100) {
        await runOf(build, editUntil)()
        clock += 600
        await editUntil()
      }
      await runOf(build, editUntil)()
      expect(published).toBeLessThanOrEqual(3)
      expect(await page('ar')).toContain('Corte 100 ')
      expect((await state()).covered).toBe((await state()).changed_at)
    },
  )

  it('publishes a change that arrives during a publication', async () => {
    await rename('Corte Uno')
    before = async () => {
      before = () => undefined
      clock += 1
      await rename('Corte Dos')
    }
    await runOf()()
    expect(await page('de')).toContain('Corte Dos')
  })

  it('works once at a time, however many runs start', async () => {
    await rename('Corte Fino')
    let working = 0
    before = async () => {
      expect(++working).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 300))
      working--
    }
    await Promise.all(Array.from({ length: 8 }, () => runOf()()))
    expect(published).toBe(1)
  })

  it('takes over from a run that was killed, but only once its time is over', async () => {
    await rename('Corte Fino')
    await document.update({ lease_until: noon + 180_000 })
    await runOf()()
    expect(published).toBe(0)
    clock = noon + 180_000
    await runOf()()
    expect(await page('es')).toContain('Corte Fino')
  })

  it('publishes a planned project when its day begins in the studio’s time zone', async () => {
    const planned = projectDocument({ title_es: 'Mañana', visibility: '2026-11-28' })
    await db.collection(collections.projects).doc('planned').set(planned)
    await noteChange(db, clock)
    await runOf()()
    expect(await page('es')).not.toContain('Mañana')
    expect((await state()).next_at).toBe(Date.parse('2026-11-28T05:00:00Z'))
    await runOf()()
    expect(published).toBe(1)
    clock = Date.parse('2026-11-28T05:00:00Z')
    await runOf()()
    expect(await page('es')).toContain('Mañana 2026-11-28')
    expect((await state()).next_at).toBeNull()
  })

  it('tries three times, then leaves it to a later run, and the pages stay as they were', async () => {
    await rename('Corte Fino')
    await runOf()()
    clock += 1000
    await rename('Corte Nuevo')
    before = () => Promise.reject(new PublishError('unreachable'))
    await runOf()()
    expect(await state()).toMatchObject({ failure: 'unreachable', tries: 3, lease_until: 0, retry_at: clock + 20_000 })
    expect(await page('es')).toContain('Corte Fino')
    before = () => undefined
    await runOf()()
    expect(await page('es')).toContain('Corte Fino')
    clock += 20_000
    await runOf()()
    expect(await page('es')).toContain('Corte Nuevo')
    expect(await state()).toMatchObject({ failure: null, tries: 0, retry_at: null })
  })

  it('publishes no empty page if the content cannot be read', async () => {
    await rename('Corte Fino')
    await runOf()()
    const before = await page('es')
    clock += 1000
    await noteChange(db, clock)
    const broken = Object.create(db, {
      doc: { value: db.doc.bind(db) },
      runTransaction: { value: () => Promise.reject(Object.assign(new Error('unavailable'), { code: 14 })) },
    })
    await runOf(build, undefined, broken)()
    expect(await state()).toMatchObject({ failure: 'unreachable', tries: 3 })
    expect(await page('es')).toBe(before)
  })

  it('reports pages that visitors do not get, and publishes again until they do', async () => {
    await rename('Corte Fino')
    wrongOnce = ['ja']
    let seen: Publication | undefined
    await runOf(build, async () => {
      seen ??= (await state()).failure ? await state() : undefined
    })()
    expect(seen).toMatchObject({ failure: 'notLive', covered: 0, proof: { wrong: ['ja'] } })
    expect(await state()).toMatchObject({ failure: null, covered: noon, proof: { wrong: [] } })
  })

  describe('lists its releases, and', () => {
    const project = (id: string, title_es: string, more = {}) =>
      db.doc(`${collections.projects}/${id}`).set(projectDocument({ title_es, ...more }))
    const publishAll = async () => {
      clock += 60_000
      await noteChange(db, clock)
      await runOf()()
    }
    const wish = async (release: string) => {
      clock += 60_000
      await document.update({ wanted: { release, by: 'ana', at: clock } })
    }
    const goBackTo = async (release: string) => {
      await wish(release)
      await runOf()()
    }
    /** Publishes two releases. Returns the first one's id. */
    const twoReleases = async () => {
      await rename('Corte Viejo')
      await publishAll()
      const old = (await newest())?.id ?? ''
      await rename('Corte Nuevo')
      await publishAll()
      return old
    }
    const newest = async () => (await state()).releases[0]
    const isHeldNow = async () => isHeld(await state())

    it('names what each contains that the one before did not', async () => {
      await project('aurora', 'Café Aurora')
      await project('later', 'Mañana', { visibility: '2026-11-28' })
      await publishAll()
      expect(await newest()).toMatchObject({ items: [], more: 0, build })
      await project('aurora', 'Café Brisa')
      await project('volta', 'Volta')
      await rename('Corte Fino')
      await publishAll()
      expect((await newest())?.items).toEqual([
        { change: 'changed', kind: 'settings', id: 'site_info', name: '' },
        { change: 'changed', kind: 'projects', id: 'aurora', name: 'Café Brisa' },
        { change: 'added', kind: 'projects', id: 'volta', name: 'Volta' },
      ])
      await db.doc(`${collections.projects}/volta`).delete()
      clock = Date.parse('2026-11-28T12:00:00Z')
      await publishAll()
      expect((await newest())?.items).toEqual([
        { change: 'added', kind: 'projects', id: 'later', name: 'Mañana' },
        { change: 'removed', kind: 'projects', id: 'volta', name: 'Volta' },
      ])
      expect((await state()).releases).toHaveLength(3)
    })

    it('counts the items of a large release instead of naming all', async () => {
      await publishAll()
      for (let n = 0; n < 15; n++) await project(`p${n}`, `Pieza ${n}`)
      await publishAll()
      const { items = [], more } = (await newest()) ?? {}
      expect([items.length, more]).toEqual([12, 3])
    })

    it('goes back to one until something changes, whatever is planned', async () => {
      await rename('Corte Viejo')
      await publishAll()
      const old = (await newest())?.id ?? ''
      await project('later', 'Mañana', { visibility: '2026-11-28' })
      await rename('Corte Nuevo')
      await publishAll()
      await goBackTo(old)
      expect(await page('ja')).toContain('Corte Viejo')
      expect(await state()).toMatchObject({ live: old, wanted: null, restored: { release: old, by: 'ana' } })
      expect(await isHeldNow()).toBe(true)
      const log = await db.collection(collections.auditLog).where('document_id', '==', old).get()
      expect(log.docs.map((entry) => [entry.get('action'), entry.get('by')])).toEqual([['release_restored', 'ana']])

      clock = Date.parse('2026-11-29T12:00:00Z')
      await runOf()()
      expect(await page('ja')).toContain('Corte Viejo')
      await publishAll()
      expect(await page('es')).toContain('Corte Nuevo Mañana')
      expect(await isHeldNow()).toBe(false)
      expect((await state()).releases).toHaveLength(3)
    })

    it('proves what it goes back to, and tries again until visitors get it', async () => {
      const old = await twoReleases()
      wrongOnce = ['ja']
      const seen: Publication[] = []
      await wish(old)
      await runOf(build, async () => void seen.push(await state()))()
      expect(seen[0]).toMatchObject({ failure: 'notLive', live: old, proof: { wrong: ['ja'] } })
      expect(await state()).toMatchObject({ failure: null, live: old, proof: { at: clock, wrong: [] } })
      expect(proven.slice(-2)).toEqual([proven[0], proven[0]])
      expect(proven[0]).not.toEqual(proven[1])
      expect(await isHeldNow()).toBe(true)
    })

    it('stays there when a change from before is noted late, and publishes the next one', async () => {
      const old = await twoReleases()
      const before = clock + 1
      await goBackTo(old)
      await noteChange(db, before)
      await runOf()()
      expect(await page('es')).toContain('Corte Viejo')
      expect(await isHeldNow()).toBe(true)
      clock += 1
      await rename('Corte Tres')
      // Events may arrive out of order.
      await noteChange(db, before)
      await runOf()()
      expect(await page('es')).toContain('Corte Tres')
    })

    it('publishes a change made while it goes back', async () => {
      const old = await twoReleases()
      await wish(old)
      clock += 1
      await rename('Corte Tres')
      await runOf()()
      expect(await page('es')).toContain('Corte Tres')
      expect(await state()).toMatchObject({ covered: clock - 3000, wanted: null, restored: null })
    })

    it('goes back although its first try fails, and although a publication is at work', async () => {
      await rename('Corte Viejo')
      await publishAll()
      const old = (await newest())?.id ?? ''
      await rename('Corte Nuevo')
      before = async () => {
        before = () => {
          before = () => undefined
          throw new PublishError('unreachable')
        }
        await document.update({ wanted: { release: old, by: 'ana', at: clock } })
      }
      await publishAll()
      expect(await page('es')).toContain('Corte Viejo')
      expect(await state()).toMatchObject({ live: old, failure: null, tries: 0 })
    })

    it('keeps the page if the wanted one is gone, and says so', async () => {
      await rename('Corte Fino')
      await publishAll()
      await goBackTo('gone')
      expect(await page('es')).toContain('Corte Fino')
      expect(await state()).toMatchObject({ failure: 'releaseGone', wanted: null, lease_until: 0 })
    })
  })

  it('never publishes pages of another build', async () => {
    await rename('Corte Fino')
    await writeFile(path.join(folder, 'build.json'), JSON.stringify({ build: 'other' }))
    await runOf()()
    expect(await readdir(folder)).toEqual(['build.json'])
    expect((await state()).failure).toBe('otherBuild')
  })

  it('publishes the content again with a new build', async () => {
    await rename('Corte Fino')
    await runOf()()
    folderOf = folderTarget({ folder, origin: 'https://studio.example', build: 'c3d4' })
    await writeFile(path.join(folder, 'build.json'), JSON.stringify({ build: 'c3d4' }))
    await rm(path.join(folder, 'fr'), { recursive: true })
    await runOf('c3d4')()
    expect(await page('fr')).toContain('Corte Fino')
  })
})
