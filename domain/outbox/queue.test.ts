import { describe, expect, test } from 'vitest'
import type { Change, PendingMutation } from './pendingMutation.ts'
import { nextBatch } from './queue.ts'

const change = (path: string, given: Partial<Change> = {}): Change => ({
  kind: 'update',
  path,
  fields: { title_es: 'x' },
  before: { title_es: 'a' },
  name: '',
  ...given,
})
let seq = 0
const entry = (...changes: Change[]): PendingMutation => ({
  seq: ++seq,
  id: `e${seq}`,
  account: 'owner',
  at: seq,
  changes,
  state: 'waiting',
})
const edit = (id: string, baseRev: string, rev: string) => entry(change(id, { baseRev, rev }))
const sizes = (entries: PendingMutation[]) => nextBatch(entries)?.entries.length

describe('a batch', () => {
  test('is a chain of edits of one document, skipping edits of others', () => {
    const entries = [edit('p/1', 'r0', 'r1'), edit('p/2', 's0', 's1'), edit('p/1', 'r1', 'r2')]
    expect(nextBatch(entries)?.entries).toEqual([entries[0], entries[2]])
  })
  test('leaves out an edit that is based on another copy', () => {
    expect(sizes([edit('p/1', 'r0', 'r1'), edit('p/1', 'r0', 'q1')])).toBe(1)
  })
  test('does not overtake an entry of several documents', () => {
    const step = entry(change('p/1'), change('p/2'))
    expect(sizes([edit('p/1', 'r0', 'r1'), step, edit('p/1', 'r1', 'r2')])).toBe(1)
    const alone = nextBatch([step, edit('p/1', 'r0', 'r1')])
    expect(alone?.entries).toEqual([step])
    expect(alone?.chains).toHaveLength(2)
  })
  test('has a new document and its first edit', () => {
    expect(sizes([entry(change('p/1', { kind: 'create', rev: 'r1' })), edit('p/1', 'r1', 'r2')])).toBe(2)
  })
  test('never mixes automatic changes with a person’s', () => {
    const loose = { fields: { status: 'read' }, before: { status: 'new' } }
    const [seen, noted] = [change('m/1', { ...loose, isAutomatic: true }), change('m/1', { fields: { note: 'x' } })]
    expect(sizes([entry(seen), entry(noted)])).toBe(1)
    expect(sizes([entry(noted), entry(seen)])).toBe(1)
    expect(sizes([entry(noted), entry(noted)])).toBe(2)
  })
  test('a status with an edit of its document, and each edit with the one before it', () => {
    expect(sizes([entry(change('p/1')), edit('p/1', 'r0', 'r1'), entry(change('p/1')), edit('p/1', 'r1', 'r2')])).toBe(
      4,
    )
    expect(sizes([edit('p/1', 'r0', 'r1'), edit('p/1', 'r1', 'r2'), edit('p/1', 'r2', 'r3')])).toBe(3)
  })
  test('nothing follows a deletion, not even an edit of a tab that had not seen it', () => {
    const deletion = entry(change('p/1', { kind: 'delete', baseRev: 'r1' }))
    expect(sizes([deletion, entry(change('p/1'))])).toBe(1)
    expect(sizes([edit('p/1', 'r0', 'r1'), deletion, edit('p/1', 'r1', 'r2')])).toBe(2)
  })
  test('a document that is brought back does not go with edits of the deleted one', () => {
    expect(sizes([edit('p/1', 'r0', 'r1'), entry(change('p/1', { kind: 'create', rev: 'r2' }))])).toBe(1)
  })
  test('is retried unchanged, without later entries', () => {
    const tried = { batch: 'b1', receipt: 'r' }
    const sent = [edit('p/1', 'r0', 'r1'), edit('p/1', 'r1', 'r2')].map((one) => ({ ...one, tried }))
    const later = edit('p/1', 'r2', 'r3')
    expect(nextBatch([...sent, later])?.entries).toEqual(sent)
    expect(nextBatch([later])?.entries).toEqual([later])
  })
  test('is retried before older entries, because a receipt names one batch', () => {
    const [earlier, sent] = [edit('p/1', 'r0', 'r1'), edit('p/2', 's0', 's1')]
    const tried = { ...sent, tried: { batch: 'b1', receipt: 'r' } }
    expect(nextBatch([earlier, tried])?.entries).toEqual([tried])
  })
  test('has an edit together with the conflicting one below it', () => {
    const collides = { ...edit('p/1', 'r0', 'r1'), state: 'conflict' as const }
    const onTop = edit('p/1', 'r1', 'r2')
    expect(nextBatch([collides, onTop])?.entries).toEqual([collides, onTop])
    expect(nextBatch([collides, edit('p/1', 'q', 'r2')])?.entries).toHaveLength(1)
    const tried = { batch: 'b1', receipt: 'r' }
    const sent = [collides, onTop].map((one) => ({ ...one, tried }))
    expect(nextBatch(sent)?.entries).toEqual(sent)
  })
  test('has only a move, and edits of its document skip it', () => {
    const move = entry(change('p/1', { kind: 'move', fields: {}, before: {}, place: { after: null, before: 'x' } }))
    const edits = [edit('p/1', 'r0', 'r1'), edit('p/1', 'r1', 'r2')]
    expect(nextBatch([move, ...edits])?.entries).toEqual([move])
    expect(nextBatch([...edits.slice(0, 1), move, ...edits.slice(1)])?.entries).toEqual(edits)
  })
  test('has no entries that need the owner', () => {
    expect(nextBatch([{ ...edit('p/1', 'r0', 'r1'), state: 'conflict' }])).toBeUndefined()
    expect(nextBatch([])).toBeUndefined()
  })
})
