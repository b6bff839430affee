import type { AuditEntry } from '@studio/domain/audit/auditEntry'
import { dayMs } from '@studio/domain/audit/trashDays'
import { lastPosition, type Positioned } from '@studio/domain/content/lists/order'
import type { Decision } from '@studio/domain/outbox/decide'
import { decideStored } from '@studio/domain/outbox/decideStored'
import {
  type Attempt,
  type Change,
  isPicture,
  placeOf,
  revOf,
  type Values,
} from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import type { Receipt } from '@studio/domain/outbox/receipt'
import type { Outcome } from '../../web/src/firebase/writes/send.ts'

/** Stored documents by path. */
export type Stored = ReadonlyMap<string, Values>

/** A deletion in the log, as the trash reads it. */
export type Deletion = Pick<AuditEntry, 'collection' | 'document_id' | 'at' | 'before'>

interface Decided {
  path: string
  stored: Values | undefined
  decision: Decision
}

/** The server of the simulated devices: documents, receipts, the log of deletions, and the reference clock. */
export class SimulatedServer {
  #documents = new Map<string, Values>()
  #receipts = new Map<string, Receipt>()
  /** Counts how often a document was created, by path, and for each of its revisions. */
  #lives = new Map<string, number>()
  #lifeOf = new Map<string, number>()
  deletions: Deletion[] = []
  /** All stored versions by path, from which the history can restore. */
  versions = new Map<string, Values[]>()
  now = 1_800_000_000_000
  /** True while the account may use the console. */
  hasRole = true

  constructor(documents: Readonly<Record<string, Values>>) {
    for (const [path, document] of Object.entries(documents)) this.#store(path, document)
  }

  get documents(): Stored {
    return new Map(this.#documents)
  }

  passDays(days: number) {
    this.now += days * dayMs
  }

  /** Returns how often the document had been created when it had this revision. */
  lifeAt = (path: string, rev: string) => this.#lifeOf.get(`${path} ${rev}`)

  #store(path: string, document: Values | undefined) {
    const was = this.#documents.get(path)
    if (document) {
      if (!was) this.#lives.set(path, (this.#lives.get(path) ?? 0) + 1)
      this.#lifeOf.set(`${path} ${revOf(document)}`, this.#lives.get(path) ?? 0)
      this.#documents.set(path, document)
      this.versions.set(path, [...(this.versions.get(path) ?? []), document])
    } else if (was) {
      const { collection, id } = placeOf(path)
      this.deletions.push({ collection, document_id: id, at: this.now, before: was } as Deletion)
      this.#documents.delete(path)
    }
  }

  /** Stores a batch like the product's transaction (web/src/firebase/writes/send.ts). */
  send({ chains }: Batch, { batch, receipt }: Attempt): Outcome {
    if (!this.hasRole) return { kind: 'waiting' }
    const isEmpty = ([change]: readonly Change[]) =>
      change && isPicture(change.path) && !this.#documents.has(change.path) && !('large' in change.fields)
    // The rules refuse a picture without bytes, and everything that is sent with it.
    if (chains.some(isEmpty)) return { kind: 'refused', refusal: 'invalid' }
    const pictures = chains.filter(([change]) => change && isPicture(change.path)).length
    const known = this.#receipts.get(receipt)
    const decided = chains.map((chain) => this.#decide(chain, chains.length - pictures === 1))
    const isTaken = known?.batch === batch
    const conflicts = isTaken
      ? known.conflicts
      : decided.flatMap(({ path, decision }) => (decision.kind === 'conflict' ? [path] : []))
    if (!isTaken && decided.some(({ decision }) => decision.kind !== 'done' && decision.kind !== 'conflict')) {
      for (const one of decided) this.#write(one)
      this.#receipts.set(receipt, { batch, conflicts })
    }
    if (conflicts.length === 0) return { kind: 'published' }
    return { kind: 'conflict', theirs: new Map(conflicts.map((path) => [path, this.#documents.get(path) ?? null])) }
  }

  #decide(chain: readonly Change[], isAlone: boolean): Decided {
    const path = chain[0]?.path ?? ''
    const stored = this.#documents.get(path)
    const decision = decideStored(chain, stored)
    if (decision.kind !== 'create' || !isAlone) return { path, stored, decision }
    const list = [...this.#documents].flatMap(([other, document]) =>
      placeOf(other).collection === placeOf(path).collection ? [document as unknown as Positioned] : [],
    )
    const isFree = list.every(({ order_position }) => order_position !== decision.fields.order_position)
    const order_position = isFree ? decision.fields.order_position : lastPosition(list)
    return { path, stored, decision: { ...decision, fields: { ...decision.fields, order_position } } }
  }

  #write({ path, stored, decision }: Decided) {
    if (decision.kind === 'create') this.#store(path, decision.fields)
    if (decision.kind === 'update') this.#store(path, { ...stored, ...decision.fields })
    if (decision.kind === 'delete') this.#store(path, undefined)
  }
}
