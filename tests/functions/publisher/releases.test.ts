import { collections } from '@studio/domain/collections'
import { isHeld, type Publication } from '@studio/domain/publishing/publication'
import { describe, expect, it } from 'vitest'
import { noteChange } from '../../../functions/src/publisher/publish.ts'
import { PublishError } from '../../../functions/src/publisher/target.ts'
import { projectDocument } from '../../support/factories.ts'
import { build, publisherOn } from './publisherOn.ts'

const { db, document, its, runOf, state, page, rename } = publisherOn('releases')

describe('The publisher lists its releases, and', () => {
  const project = (id: string, title_es: string, more = {}) =>
    db.doc(`${collections.projects}/${id}`).set(projectDocument({ title_es, ...more }))
  const publishAll = async () => {
    its.clock += 60_000
    await noteChange(db, its.clock)
    await runOf()()
  }
  const wish = async (release: string) => {
    its.clock += 60_000
    await document.update({ wanted: { release, by: 'ana', at: its.clock } })
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
    its.clock = Date.parse('2026-11-28T12:00:00Z')
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

    its.clock = Date.parse('2026-11-29T12:00:00Z')
    await runOf()()
    expect(await page('ja')).toContain('Corte Viejo')
    await publishAll()
    expect(await page('es')).toContain('Corte Nuevo Mañana')
    expect(await isHeldNow()).toBe(false)
    expect((await state()).releases).toHaveLength(3)
  })

  it('proves what it goes back to, and tries again until visitors get it', async () => {
    const old = await twoReleases()
    its.wrongOnce = ['ja']
    const seen: Publication[] = []
    await wish(old)
    await runOf(build, async () => void seen.push(await state()))()
    expect(seen[0]).toMatchObject({ failure: 'notLive', live: old, proof: { wrong: ['ja'] } })
    expect(await state()).toMatchObject({ failure: null, live: old, proof: { at: its.clock, wrong: [] } })
    expect(its.proven.slice(-2)).toEqual([its.proven[0], its.proven[0]])
    expect(its.proven[0]).not.toEqual(its.proven[1])
    expect(await isHeldNow()).toBe(true)
  })

  it('stays there when a change from before is noted late, and publishes the next one', async () => {
    const old = await twoReleases()
    const before = its.clock + 1
    await goBackTo(old)
    await noteChange(db, before)
    await runOf()()
    expect(await page('es')).toContain('Corte Viejo')
    expect(await isHeldNow()).toBe(true)
    its.clock += 1
    await rename('Corte Tres')
    // Events may arrive out of order.
    await noteChange(db, before)
    await runOf()()
    expect(await page('es')).toContain('Corte Tres')
  })

  it('publishes a change made while it goes back', async () => {
    const old = await twoReleases()
    await wish(old)
    its.clock += 1
    await rename('Corte Tres')
    await runOf()()
    expect(await page('es')).toContain('Corte Tres')
    expect(await state()).toMatchObject({ covered: its.clock - 3000, wanted: null, restored: null })
  })

  it('goes back although its first try fails, and although a publication is at work', async () => {
    await rename('Corte Viejo')
    await publishAll()
    const old = (await newest())?.id ?? ''
    await rename('Corte Nuevo')
    its.before = async () => {
      its.before = () => {
        its.before = () => undefined
        throw new PublishError('unreachable')
      }
      await document.update({ wanted: { release: old, by: 'ana', at: its.clock } })
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
