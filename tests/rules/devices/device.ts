import { collections } from '@studio/domain/collections'
import { inOrder, moved, placeIn } from '@studio/domain/content/lists/order'
import { Project } from '@studio/domain/content/project'
import { type Conflict, conflictsIn, deletedAnyway, recreated, resolved } from '@studio/domain/outbox/conflicts'
import { withMoves, withPendingMutations } from '@studio/domain/outbox/optimisticLayer'
import type { Attempt, Change, PendingMutation, Place } from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import { receiptId } from '@studio/domain/outbox/receipt'
import { canWithdraw, inverseOf, restorationOf } from '@studio/domain/outbox/undo'
import type { Firestore } from 'firebase/firestore'
import * as v from 'valibot'
import { inMemory } from '../../../web/src/device/outboxStore.ts'
import { collectionOf, type Write } from '../../../web/src/firebase/collection.ts'
import { newId } from '../../../web/src/firebase/newId.ts'
import { type Outcome, send } from '../../../web/src/firebase/writes/send.ts'
import { changeOf } from '../../../web/src/sync/outbox/changeOf.ts'
import { sendNext } from '../../../web/src/sync/outbox/sendNext.ts'
import { projectDocument } from '../../support/factories.ts'
import { type Fields, people } from '../studio.ts'

/**
 * The fate of a request. It or its answer may get lost, it may arrive after its sender has given up, or the rules may
 * refuse what they have not accepted before. `isOvertaken`: before its tab gets the answer, another tab has sent
 * everything, and the owner has resolved the conflicts.
 */
export type Delivery = 'arrives' | 'isLost' | 'answerIsLost' | 'isLate' | 'isRefused' | 'isOvertaken'

/**
 * The moment at which a browser is killed while it sends: after recording the attempt, after the server stored it, or
 * after recording the outcome.
 */
export type Moment = 'noted' | 'sent' | 'answered'

/** Ends a page's current work. */
class Killed extends Error {}

/** Observes what a request changes on the server. */
export type Watch = (batch: Batch, request: () => Promise<Outcome>) => Promise<Outcome>

const projects = collectionOf<Project>(collections.projects, async () => Project)
const account = people.admin

/** A browser of the owner: the product's own outbox and sender on its own Firestore, and its screen's content. */
export class Device {
  readonly #store = inMemory()
  readonly #db: Firestore
  readonly #watch: Watch
  #device = newId()
  /** The server's rows as last received. */
  #heard: Project[] = []
  /** The last change that can be undone, and the previous place of a moved row. */
  #last: { entry: PendingMutation; was?: Place | undefined } | undefined
  /** Requests that were sent and have not arrived. */
  #late: (() => Promise<unknown>)[] = []

  constructor(db: Firestore, watch: Watch) {
    this.#db = db
    this.#watch = watch
  }

  async entries(): Promise<PendingMutation[]> {
    return (await this.#store.all(account)).entries
  }

  hear(documents: ReadonlyMap<string, Fields>) {
    const rows = [...documents].map(([id, fields]) => v.parse(Project, { ...fields, id }))
    this.#heard = inOrder(rows, 'order_position', false)
  }

  /** Returns the shown list: the server's rows with this device's own changes applied. */
  async rows(): Promise<Project[]> {
    const entries = await this.entries()
    const { rows } = withPendingMutations(collections.projects, this.#heard, entries, (made) => v.parse(Project, made))
    return withMoves(collections.projects, inOrder(rows, 'order_position', false), entries)
  }

  async edit(row: Project, fields: Fields) {
    await this.#keep(projects.patch(row, fields))
  }

  async create(fields: Fields) {
    const { rev: _, base_rev: __, ...draft } = projectDocument()
    const position = (await this.rows()).length
    await this.#keep(projects.create(newId(), { ...draft, ...fields, order_position: position }))
  }

  async remove(row: Project) {
    await this.#keep(projects.remove(row))
  }

  /** Restores a deleted document, like the trash. */
  async bringBack(id: string, { rev: _, base_rev: __, ...copy }: Fields) {
    await this.#add([restorationOf({ path: `${collections.projects}/${id}`, name: '', copy, rev: newId() })])
  }

  async move(rows: readonly Project[], from: number, to: number) {
    const row = rows[from]
    if (row && from !== to)
      await this.#keep(projects.move(row, placeIn(moved(rows, from, to), row.id), placeIn(rows, row.id)))
  }

  async #keep(write: Write) {
    const entry = await this.#add([changeOf(write)])
    this.#last = { entry, was: write.kind === 'move' ? write.was : undefined }
  }

  /** Undoes the last change, as its toast would. */
  async undo() {
    const last = this.#last
    this.#last = undefined
    if (!last || (await this.#store.takeIf(last.entry, (all) => canWithdraw(last.entry, all)))) return
    const inverse = last.entry.changes.flatMap((change) => inverseOf(change, { rev: newId(), was: last.was }) ?? [])
    if (inverse.length > 0) await this.#add(inverse)
  }

  #add(changes: Change[]) {
    return this.#store.add({ id: newId(), account, at: 0, changes, state: 'waiting' })
  }

  /** Sends the next batch. Returns the outcome as the device understands it. */
  async sync(delivery: Delivery, killed?: Moment): Promise<Outcome['kind'] | 'withdrawn' | undefined> {
    const die = (moment: Moment) => {
      if (moment === killed) throw new Killed()
    }
    const request = (batch: Batch, attempt: Attempt, isOpen: () => Promise<boolean>) => () =>
      this.#watch(batch, () => send(this.#db, account, batch, attempt, isOpen))
    return sendNext({
      account,
      outboxStore: this.#store,
      receipt: `${collections.receipts}/${receiptId(account, this.#device)}`,
      isReady: async () => true,
      sendFile: async () => undefined,
      exchange: async (taken, put) => {
        await this.#store.exchange(taken, put)
        die('answered')
      },
      send: async (batch, attempt, isOpen) => {
        const go = request(batch, attempt, isOpen)
        die('noted')
        if (delivery === 'isRefused' && !batch.entries.some(({ tried }) => tried))
          return { kind: 'refused', refusal: 'invalid' }
        if (delivery === 'isOvertaken') {
          const outcome = await go()
          while (['published', 'conflict'].includes((await this.sync('arrives')) ?? ''));
          for (const conflict of await this.conflicts()) await this.settle(conflict, 'mine')
          return outcome
        }
        if (delivery === 'arrives') {
          const outcome = await go()
          die('sent')
          return outcome
        }
        if (delivery === 'answerIsLost') await go()
        if (delivery === 'isLate') this.#late.push(go)
        return undefined
      },
    })
  }

  /** Kills the browser while it sends and opens it again; only its stored data is left. */
  async kill(moment: Moment) {
    await this.sync('arrives', moment).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    this.#last = undefined
  }

  /** Delivers the pending requests; nobody waits for their answers any more. */
  async arrive() {
    for (const request of this.#late.splice(0)) await request()
  }

  async conflicts(): Promise<Conflict[]> {
    return conflictsIn(await this.entries())
  }

  /** Resolves a conflict with everything of this device, or everything of the server. */
  async settle(conflict: Conflict, side: 'mine' | 'theirs') {
    const { kind, names, entries } = conflict
    const answers = {
      fields: () => resolved(conflict, new Set(names), newId()),
      deletedThere: () => recreated(conflict, newId()),
      deletedHere: () => deletedAnyway(conflict),
    }
    const change = side === 'mine' ? answers[kind]() : undefined
    await this.#store.exchange(
      entries,
      change ? [{ id: newId(), account, at: 0, changes: [change], state: 'waiting' }] : [],
    )
  }

  /** Sends refused entries again. */
  async tryAgain() {
    const refused = (await this.entries()).filter(({ state }) => state === 'refused')
    await this.#store.exchange(
      refused,
      refused.map(({ refusal: _, ...entry }) => ({ ...entry, state: 'waiting' as const })),
    )
  }

  /** Signs out and in again, keeping the unsent work. */
  signInAgain() {
    this.#device = newId()
  }
}
