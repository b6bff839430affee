import { expect, test } from 'vitest'
import { filmPath, loopPath } from '../content/films/manifest.ts'
import { filmsOf, waitingFilms, withoutFilm, withoutHeld } from './films.ts'
import type { Change, PendingMutation } from './pendingMutation.ts'
import { nextBatch } from './queue.ts'

const [film, other] = ['a1'.repeat(32), 'b2'.repeat(32)] as [string, string]
const address = filmPath(film)

const change = (path: string, fields: object, more: Partial<Change> = {}): Change => ({
  ...{ kind: 'update', path, fields: { ...fields }, before: {}, name: '', ...more },
})
let seq = 0
const entry = (changes: Change[], more: Partial<PendingMutation> = {}): PendingMutation => {
  seq += 1
  return { seq, id: `e${seq}`, account: 'owner', at: 0, changes, state: 'waiting', ...more }
}
const naming = (path = 'portfolio_projects/a', more: Partial<Change> = {}) =>
  change(path, { video_url: address }, { before: { video_url: 'https://vimeo.com/76979871' }, ...more })

test('A change adds only films that its document did not name before', () => {
  expect(filmsOf(naming())).toEqual([film])
  expect(filmsOf(naming(undefined, { before: { video_url: address } }))).toEqual([])
  expect(filmsOf(naming(undefined, { kind: 'create', before: { video_url: address } }))).toEqual([film])
  expect(filmsOf(change('site_settings/showreel', { value: { video_url: address } }))).toEqual([film])
})

test('Films are sent in the order of the work that waits for them', () => {
  const late = entry([change('portfolio_projects/b', { video_url: filmPath(other) })])
  const refused = entry([change('portfolio_projects/c', { video_url: filmPath('c3'.repeat(32)) })], {
    state: 'refused',
  })
  expect(waitingFilms([refused, late, entry([naming()]), entry([naming('portfolio_projects/d')])])).toEqual([
    other,
    film,
  ])
})

test('Work that needs an unsent film waits with all later work on its documents, and nothing else does', () => {
  const first = entry([naming()])
  const edit = entry([change('portfolio_projects/a', { title_es: 'x' })])
  const both = entry([change('portfolio_projects/a', { featured: true }), change('portfolio_projects/b', {})])
  const onB = entry([change('portfolio_projects/b', { title_es: 'y' })])
  const price = entry([change('price_lists/p', { basic_price: 20 })])
  const all = [first, edit, both, onB, price]
  expect(withoutHeld(all, (hash) => hash === film)).toEqual([price])
  expect(nextBatch(withoutHeld(all, (hash) => hash === film))?.entries).toEqual([price])
  expect(withoutHeld(all, () => false)).toEqual(all)
})

test('Work that may have arrived, that is in conflict or was refused does not wait for films', () => {
  const all = [
    entry([naming()], { tried: { batch: 'b', receipt: 'r' } }),
    entry([naming()], { state: 'conflict' }),
    entry([naming()], { state: 'refused' }),
  ]
  expect(withoutHeld(all, () => true)).toEqual(all)
})

test('Without its film an entry keeps its other changes, and the document its former video', () => {
  const first = entry([
    change(
      'portfolio_projects/a',
      { title_es: 'Puerto', video_url: address },
      { before: { title_es: '', video_url: 'https://vimeo.com/76979871' }, rev: 'r1', baseRev: 'r0' },
    ),
  ])
  const later = entry([
    change('portfolio_projects/a', { featured: true }, { copy: { title_es: 'Puerto', video_url: address } }),
  ])
  const elsewhere = entry([change('portfolio_projects/b', { title_es: 'y' })])
  expect(withoutFilm([first, later, elsewhere], film)).toEqual([
    {
      ...first,
      changes: [{ ...first.changes[0], fields: { title_es: 'Puerto', video_url: 'https://vimeo.com/76979871' } }],
    },
    {
      ...later,
      changes: [{ ...later.changes[0], copy: { title_es: 'Puerto', video_url: 'https://vimeo.com/76979871' } }],
    },
  ])
})

test('A new project without its film has no video', () => {
  const created = entry([change('portfolio_projects/a', { video_url: address }, { kind: 'create' })])
  expect(withoutFilm([created], film)?.[0]?.changes[0]?.fields).toEqual({ video_url: '' })
})

test('The showreel without its film has its former video', () => {
  const setting = change(
    'site_settings/showreel',
    { value: { video_url: address } },
    { before: { value: { video_url: 'https://youtu.be/aqz-KE-bpKQ' } } },
  )
  expect(withoutFilm([entry([setting])], film)?.[0]?.changes[0]?.fields).toEqual({
    value: { video_url: 'https://youtu.be/aqz-KE-bpKQ' },
  })
})

test('Without its loop a project has its former loop, and keeps its film', () => {
  const both = { video_url: filmPath(other), loop_url: loopPath(film) }
  const former = 'https://example.com/loop.mp4'
  const changed = entry([change('portfolio_projects/a', both, { before: { video_url: '', loop_url: former } })])
  expect(withoutFilm([changed], film)?.[0]?.changes[0]?.fields).toEqual({ ...both, loop_url: former })
})

test('A film cannot be taken out of work that may have arrived', () => {
  expect(withoutFilm([entry([naming()], { tried: { batch: 'b', receipt: 'r' } })], film)).toBeUndefined()
})
