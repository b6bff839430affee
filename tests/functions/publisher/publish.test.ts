import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import type { Publication } from '@studio/domain/publishing/publication'
import { describe, expect, it } from 'vitest'
import { folderTarget } from '../../../functions/src/publisher/folder.ts'
import { noteChange } from '../../../functions/src/publisher/publish.ts'
import { PublishError } from '../../../functions/src/publisher/target.ts'
import { projectDocument } from '../../support/factories.ts'
import { build, noon, publisherOn } from './publisherOn.ts'

const { db, document, its, runOf, state, page, rename } = publisherOn('publisher')

describe('The publisher', () => {
  it('publishes a change in all languages once nothing has changed for a few seconds', async () => {
    await rename('Corte Fino')
    await runOf()()
    for (const code of languageCodes) expect(await page(code)).toBe('https://studio.example Corte Fino  2026-11-27')
    expect(its.clock - noon).toBe(3000)
    expect(await state()).toMatchObject({
      ...{ covered: noon, published_at: its.clock, build, failure: null, lease_until: 0 },
      ...{ origin: 'https://studio.example' },
    })
  })

  it('publishes nothing if nothing has changed, and keeps the day of the last change', async () => {
    await rename('Corte Fino')
    await runOf()()
    its.clock += 86_400_000
    await noteChange(db, its.clock)
    await runOf()()
    expect(its.published).toBe(1)
    expect(await page('ja')).toContain('2026-11-27')
    expect((await state()).covered).toBe(its.clock - 3000)
  })

  it.each([
    ['at once', 0],
    ['late', 5000],
  ])(
    'makes at most three releases of a hundred edits in a minute, noted %s, and the last one is right',
    async (_, lateMs) => {
      let edits = 0
      const editUntil = async () => {
        while (edits < 100 && noon + edits * 600 <= its.clock) await rename(`Corte ${++edits}`, lateMs)
      }
      await rename('Corte 0', lateMs)
      while (edits < 100) {
        await runOf(build, editUntil)()
        its.clock += 600
        await editUntil()
      }
      await runOf(build, editUntil)()
      expect(its.published).toBeLessThanOrEqual(3)
      expect(await page('ar')).toContain('Corte 100 ')
      expect((await state()).covered).toBe((await state()).changed_at)
    },
  )

  it('publishes a change that arrives during a publication', async () => {
    await rename('Corte Uno')
    its.before = async () => {
      its.before = () => undefined
      its.clock += 1
      await rename('Corte Dos')
    }
    await runOf()()
    expect(await page('de')).toContain('Corte Dos')
  })

  it('works once at a time, however many runs start', async () => {
    await rename('Corte Fino')
    let working = 0
    its.before = async () => {
      expect(++working).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 300))
      working--
    }
    await Promise.all(Array.from({ length: 8 }, () => runOf()()))
    expect(its.published).toBe(1)
  })

  it('takes over from a run that was killed, but only once its time is over', async () => {
    await rename('Corte Fino')
    await document.update({ lease_until: noon + 180_000 })
    await runOf()()
    expect(its.published).toBe(0)
    its.clock = noon + 180_000
    await runOf()()
    expect(await page('es')).toContain('Corte Fino')
  })

  it('publishes a planned project when its day begins in the studio’s time zone', async () => {
    const planned = projectDocument({ title_es: 'Mañana', visibility: '2026-11-28' })
    await db.collection(collections.projects).doc('planned').set(planned)
    await noteChange(db, its.clock)
    await runOf()()
    expect(await page('es')).not.toContain('Mañana')
    expect((await state()).next_at).toBe(Date.parse('2026-11-28T05:00:00Z'))
    await runOf()()
    expect(its.published).toBe(1)
    its.clock = Date.parse('2026-11-28T05:00:00Z')
    await runOf()()
    expect(await page('es')).toContain('Mañana 2026-11-28')
    expect((await state()).next_at).toBeNull()
  })

  it('tries three times, then leaves it to a later run, and the pages stay as they were', async () => {
    await rename('Corte Fino')
    await runOf()()
    its.clock += 1000
    await rename('Corte Nuevo')
    its.before = () => Promise.reject(new PublishError('unreachable'))
    await runOf()()
    expect(await state()).toMatchObject({
      failure: 'unreachable',
      tries: 3,
      lease_until: 0,
      retry_at: its.clock + 20_000,
    })
    expect(await page('es')).toContain('Corte Fino')
    its.before = () => undefined
    await runOf()()
    expect(await page('es')).toContain('Corte Fino')
    its.clock += 20_000
    await runOf()()
    expect(await page('es')).toContain('Corte Nuevo')
    expect(await state()).toMatchObject({ failure: null, tries: 0, retry_at: null })
  })

  it('publishes no empty page if the content cannot be read', async () => {
    await rename('Corte Fino')
    await runOf()()
    const before = await page('es')
    its.clock += 1000
    await noteChange(db, its.clock)
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
    its.wrongOnce = ['ja']
    let seen: Publication | undefined
    await runOf(build, async () => {
      seen ??= (await state()).failure ? await state() : undefined
    })()
    expect(seen).toMatchObject({ failure: 'notLive', covered: 0, proof: { wrong: ['ja'] } })
    expect(await state()).toMatchObject({ failure: null, covered: noon, proof: { wrong: [] } })
  })

  it('never publishes pages of another build', async () => {
    await rename('Corte Fino')
    await writeFile(path.join(its.folder, 'build.json'), JSON.stringify({ build: 'other' }))
    await runOf()()
    expect(await readdir(its.folder)).toEqual(['build.json'])
    expect((await state()).failure).toBe('otherBuild')
  })

  it('publishes the content again with a new build', async () => {
    await rename('Corte Fino')
    await runOf()()
    its.folderOf = folderTarget({ folder: its.folder, origin: 'https://studio.example', build: 'c3d4' })
    await writeFile(path.join(its.folder, 'build.json'), JSON.stringify({ build: 'c3d4' }))
    await rm(path.join(its.folder, 'fr'), { recursive: true })
    await runOf('c3d4')()
    expect(await page('fr')).toContain('Corte Fino')
  })
})
