import { dayMs } from '@studio/domain/audit/trashDays'
import { collections } from '@studio/domain/collections'
import { type Conflict, conflictsIn, deletedAnyway, recreated, resolved } from '@studio/domain/outbox/conflicts'
import { chosenEarlier } from '@studio/domain/outbox/earlierTexts'
import { type Change, isPicture, type PendingMutation, placeOf } from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import { canWithdraw, inverseOf, restorationOf } from '@studio/domain/outbox/undo'
import type { OutboxStore } from '../../web/src/device/outboxOperations.ts'
import { keepPicture } from '../../web/src/device/pictures.ts'
import { eraseWorkOf } from '../../web/src/device/unsyncedWork.ts'
import type { Write } from '../../web/src/firebase/collection.ts'
import { newId } from '../../web/src/firebase/newId.ts'
import { oneRun } from '../../web/src/firebase/writes/oneRun.ts'
import type { Outcome } from '../../web/src/firebase/writes/send.ts'
import { changeOf } from '../../web/src/sync/outbox/changeOf.ts'
import { picturesOf } from '../../web/src/sync/outbox/pictures.ts'
import { sendNext } from '../../web/src/sync/outbox/sendNext.ts'
import { SimulatedBrowser } from './browser.ts'
import { Lists } from './lists.ts'
import type { SimulatedServer } from './server.ts'
import { Session } from './session.ts'
import type { Delivery } from './steps.ts'

/** Time that the server has for one batch, in ms. */
export const patienceMs = 25_000

const newReceipt = () => `${collections.receipts}/${newId()}`

/** Observes what a request changes on the server. */
export type Watch = (batch: Batch, request: () => Outcome) => Outcome

/** A browser of the owner on a simulated server: the product's own outbox, sender and lists. */
export class SimulatedDevice extends Lists {
  readonly #account = newId()
  readonly #store: OutboxStore
  readonly #server: SimulatedServer
  readonly #watch: Watch
  readonly #browser: SimulatedBrowser
  readonly session: Session
  /** Error of this device's clock, in ms. */
  readonly #skew: number
  #receipt = newReceipt()
  #late: (() => Promise<unknown>)[] = []
  #last: PendingMutation | undefined
  #transaction = oneRun<Outcome>()
  /** Requests on a slow network, which arrive during the next attempt. */
  #slow: (() => void)[] = []

  constructor(server: SimulatedServer, store: OutboxStore, watch: Watch, daysOff: number) {
    super(server)
    this.#server = server
    this.#store = store
    this.#watch = watch
    this.#skew = daysOff * dayMs
    this.#browser = new SimulatedBrowser(this.#skew)
    this.session = new Session(this.#account, server)
    this.hear()
  }

  /** Begins a new page, which knows only what is stored. */
  #begin() {
    this.#last = undefined
    this.#slow = []
    this.#transaction = oneRun()
  }

  enter = () => this.#browser.enter(this.#server.now)

  /** Kills the browser and opens it again. */
  async start() {
    this.#begin()
    await this.session.start()
  }

  async signIn() {
    if (!this.session.isOpen) this.#receipt = newReceipt()
    this.#begin()
    await this.session.signIn()
  }

  /** Removes everything of this device from the databases. */
  erase = () => eraseWorkOf(this.#account)

  async entries(): Promise<PendingMutation[]> {
    return (await this.#store.all(this.#account)).entries
  }

  conflicts = async (): Promise<Conflict[]> => conflictsIn(await this.entries())

  /** Stores a picture made on this device. */
  async choose(name: string) {
    await keepPicture(this.#account, name, { large: 'x', medium: 'x', small: 'x' })
    this.session.hasPicture(name)
  }

  /** Restores a document from this device's trash. */
  async bringBack(at: number) {
    const trash = await this.trash()
    const found = trash[at % trash.length]
    if (!found || found.pending) return
    const { collection, id, copy } = found
    await this.#add([restorationOf({ path: `${collection}/${id}`, name: '', copy, rev: newId() })])
  }

  /** Stores writes as one entry. */
  async write(...writes: readonly (Write | undefined)[]) {
    const changes = writes.flatMap((write) => (write ? [changeOf(write)] : []))
    if (changes.length > 0) this.#last = await this.#add(changes)
  }

  async #add(changes: Change[]): Promise<PendingMutation> {
    const pictures = await picturesOf(this.#account, changes)
    return this.#store.add(this.#entry([...changes, ...pictures]))
  }

  #entry = (changes: Change[]) => ({
    ...{ id: newId(), account: this.#account, at: this.#server.now + this.#skew },
    ...{ changes, state: 'waiting' as const },
  })

  /** Undoes the last change, as its toast would. */
  async undo() {
    const last = this.#last
    this.#last = undefined
    if (!last || (await this.#store.takeIf(last, (all) => canWithdraw(last, all)))) return
    const inverse = last.changes.flatMap((change) => inverseOf(change, { rev: newId() }) ?? [])
    if (inverse.length > 0) await this.#add(inverse)
  }

  /** Sends the next batch. Returns the outcome as the device understands it. */
  async sync(delivery: Delivery) {
    if (!this.session.isOpen) return undefined
    return sendNext({
      account: this.#account,
      outboxStore: this.#store,
      receipt: this.#receipt,
      // A lost request tells nothing about the session.
      isReady: async () => delivery === 'isLost' || this.session.renew(),
      sendFile: async () => undefined,
      exchange: (taken, put) => this.#store.exchange(taken, put),
      send: async (batch, attempt, isOpen) => {
        const request = () => this.#watch(batch, () => this.#server.send(batch, attempt))
        if (delivery === 'arrives') return request()
        if (delivery === 'answerIsLost') request()
        if (delivery === 'isSlow') {
          for (const arrive of this.#slow.splice(0)) arrive()
          const start = () => new Promise<Outcome>((resolve) => this.#slow.push(() => resolve(request())))
          return this.#transaction(attempt.batch, start, patienceMs).catch(() => undefined)
        }
        if (delivery === 'isLate') this.#late.push(async () => (await isOpen()) && request())
        return undefined
      },
    })
  }

  /** Returns whether a request is on its way on a slow network. */
  hasSlowRequest = () => this.#slow.length > 0

  /** Chooses each lost picture again, and sends what the server has refused. */
  async tryAgain(): Promise<void> {
    const refused = (await this.entries()).filter(({ state }) => state === 'refused')
    for (const entry of refused) {
      for (const { path } of entry.changes) if (isPicture(path)) await this.choose(placeOf(path).id)
    }
    const next = refused.map(({ refusal: _, ...entry }) => ({ ...entry, state: 'waiting' as const }))
    await this.#store.exchange(refused, next)
  }

  async arrive() {
    for (const request of this.#late.splice(0)) await request()
  }

  /**
   * Resolves a conflict. Each bit of `mask` chooses mine or theirs for a field, or for the whole document; the third bit
   * chooses the first of several texts of this device. Returns the conflict as chosen, and the resulting change.
   */
  async settle(found: Conflict, mask: number) {
    const isMine = (at: number) => Boolean((mask >> at) & 1)
    const chosen = new Set(found.names.filter((_, at) => isMine(at)))
    const conflict = Object.entries(mask > 3 ? found.earlier : {}).reduce(
      (conflict, [name, [text]]) => (text === undefined ? conflict : chosenEarlier(conflict, name, text)),
      found,
    )
    const answers = {
      fields: () => resolved(conflict, chosen, newId()),
      deletedThere: () => (isMine(0) ? recreated(conflict, newId()) : undefined),
      deletedHere: () => (isMine(0) ? deletedAnyway(conflict) : undefined),
    }
    const change = answers[conflict.kind]()
    const pictures = change ? await picturesOf(this.#account, [change]) : []
    await this.#store.exchange(conflict.entries, change ? [this.#entry([change, ...pictures])] : [])
    return { conflict, chosen, change }
  }
}
