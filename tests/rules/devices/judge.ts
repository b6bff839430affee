import { inOrder, placed } from '@studio/domain/content/lists/order'
import { Project } from '@studio/domain/content/project'
import type { Conflict } from '@studio/domain/outbox/conflicts'
import { isSame } from '@studio/domain/outbox/merge'
import { type Change, placeOf, type Values } from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import * as v from 'valibot'
import type { Outcome } from '../../../web/src/firebase/writes/send.ts'
import type { Fields } from '../studio.ts'

type Documents = ReadonlyMap<string, Fields>

/** Bookkeeping fields, which are not content. */
const technical: ReadonlySet<string> = new Set([
  'rev',
  'base_rev',
  'order_position',
  'translated_from',
  'text_marks',
  'updated_by',
])

const orderOf = (documents: Documents) =>
  inOrder(
    [...documents].map(([id, fields]) => v.parse(Project, { ...fields, id })),
    'order_position',
    false,
  )

const idsOf = (documents: Documents) => orderOf(documents).map(({ id }) => id)

/** Checks all requests and questions against the invariants. */
export class Judge {
  /** The changes that the server has accepted, by entry and document. */
  #taken = new Set<string>()

  /** Checks a request, given the server's state before and after it. */
  request({ entries, chains }: Batch, outcome: Outcome, before: Documents, after: Documents) {
    const [first] = chains.flat()
    const isMove = first?.kind === 'move'
    for (const chain of chains) {
      const path = chain[0]?.path ?? ''
      const { id } = placeOf(path)
      const [was, is] = [before.get(id), after.get(id)]
      const hasWritten = isMove ? idsOf(before).join() !== idsOf(after).join() : was?.rev !== is?.rev || !was !== !is
      const names = entries.map((entry) => `${entry.id} ${path}`)
      const isTaken = names.some((name) => this.#taken.has(name))
      if (isTaken && !names.every((name) => this.#taken.has(name)))
        throw new Error(`folded with what was tried: ${path}`)
      if (hasWritten && isTaken) throw new Error(`written twice: ${path}`)
      if (hasWritten) for (const name of names) this.#taken.add(name)
      const collides = outcome.kind === 'conflict' && outcome.theirs.has(path)
      if (collides && isTaken) throw new Error(`asked about what the server has: ${path}`)
      if (hasWritten && isMove) movedRightly(first, before, after)
      else if (hasWritten) overwrittenKnowingly(chain, was, is)
      if (hasWritten && !was) placedAlone(after)
      const isPublished = outcome.kind === 'published' || outcome.kind === 'conflict'
      if (!isMove && !collides && !isTaken && isPublished) stored(chain, is)
    }
  }

  /** The owner is not asked needlessly. */
  question({ kind, names, mine, theirs, path }: Conflict) {
    if (kind !== 'fields') return
    if (names.length === 0) throw new Error(`asked about nothing: ${path}`)
    for (const name of names) {
      if (isSame(mine.before[name], theirs[name])) throw new Error(`asked about what only this device changed: ${name}`)
      if (isSame(mine.before[name], mine.fields[name]))
        throw new Error(`asked about what this device did not change: ${name}`)
    }
  }
}

/** A published change is stored. */
function stored(chain: readonly Change[], is: Values | undefined) {
  const last = chain.at(-1)
  if (last?.kind === 'delete') {
    if (is) throw new Error(`deleted, and still there: ${last.path}`)
    return
  }
  const wanted: Values = Object.assign({}, ...chain.map(({ fields }) => fields))
  // A change that was undone before it was sent has no effect.
  const isTouched = (name: string) => {
    const changes = chain.filter(({ fields }) => name in fields)
    return changes.every(({ before }) => !isSame(before[name], wanted[name]))
  }
  for (const [name, value] of Object.entries(wanted))
    if (!technical.has(name) && isTouched(name) && !isSame(is?.[name], value))
      throw new Error(`published, and not stored: ${last?.path} ${name}`)
}

/** Nothing is overwritten or deleted that its owner had not seen. */
function overwrittenKnowingly(chain: readonly Change[], was: Values | undefined, is: Values | undefined) {
  const [first] = chain
  if (was && !is)
    for (const [name, value] of Object.entries(was))
      if (!technical.has(name) && !isSame(first?.copy?.[name], value))
        throw new Error(`deleted unseen: ${first?.path} ${name}`)
  if (!was || !is) return
  for (const name of Object.keys(is)) {
    if (technical.has(name) || isSame(was[name], is[name])) continue
    const changes = chain.filter(({ fields }) => name in fields)
    if (changes.length === 0) throw new Error(`changed by nobody: ${name}`)
    if (!changes.some(({ before }) => isSame(before[name], was[name])))
      throw new Error(`overwritten unseen: ${first?.path} ${name}`)
  }
}

/** A move puts its row where its owner put it and keeps the order of the others; all positions differ. */
function movedRightly({ path, place }: Change, before: Documents, after: Documents) {
  const wanted = place && placed(orderOf(before), placeOf(path).id, place).map(({ id }) => id)
  if (idsOf(after).join() !== wanted?.join()) throw new Error(`a move went elsewhere: ${path}`)
  placedAlone(after)
}

/** All positions differ; rows without one are ignored. */
function placedAlone(documents: Documents) {
  const positions = [...documents.values()].flatMap(({ order_position }) => order_position ?? [])
  if (new Set(positions).size < positions.length) throw new Error('two rows in one place')
}
