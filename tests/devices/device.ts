import { trashOf, trashSince } from '@studio/domain/audit/trash'
import { dayMs } from '@studio/domain/audit/trashDays'
import { collections } from '@studio/domain/collections'
import { changedFields } from '@studio/domain/content/fields/changedFields'
import { picturePath } from '@studio/domain/content/media/ownPictures'
import { Project, type ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import { followingTexts } from '@studio/domain/content/translation/copies'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { withMark } from '@studio/domain/content/translation/textMarks'
import { ContactMessage } from '@studio/domain/messages/message'
import { type Conflict, conflictsIn, deletedAnyway, recreated, resolved } from '@studio/domain/outbox/conflicts'
import { chosenEarlier } from '@studio/domain/outbox/earlierTexts'
import { withPendingMutations } from '@studio/domain/outbox/optimisticLayer'
import { type Change, type PendingMutation, placeOf, type Values } from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import { canWithdraw, inverseOf, restorationOf } from '@studio/domain/outbox/undo'
import { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import * as v from 'valibot'
import { inMemory } from '../../web/src/device/outboxStore.ts'
import { collectionOf, type Fields, type Write } from '../../web/src/firebase/collection.ts'
import { newId } from '../../web/src/firebase/newId.ts'
import { oneRun } from '../../web/src/firebase/writes/oneRun.ts'
import type { Outcome } from '../../web/src/firebase/writes/send.ts'
import { changeOf } from '../../web/src/sync/outbox/changeOf.ts'
import { sendNext } from '../../web/src/sync/outbox/sendNext.ts'
import type { Deletion, SimulatedServer, Stored } from './server.ts'
import type { Delivery } from './steps.ts'

const account = 'owner'
const projects = collectionOf<Project>(collections.projects, async () => Project)
const groups = collectionOf<SettingsDocument>(collections.settings, async () => SettingsDocument)
export const messages = collectionOf<ContactMessage>(collections.messages, async () => ContactMessage)

/** Time that the server has for one batch, in ms. */
export const patienceMs = 25_000

/** Rows by stored document. Stored documents never change, and parsing them took a third of the time. */
const parsed = new WeakMap<Values, unknown>()

function rowOf<Row>(schema: v.GenericSchema<unknown, Row>, fields: Values, id: string): Row {
  const row = parsed.get(fields) ?? v.parse(schema, { ...fields, id })
  parsed.set(fields, row)
  return row as Row
}

/** Observes what a request changes on the server. */
export type Watch = (batch: Batch, request: () => Outcome) => Outcome

/** A browser of the owner on a simulated server: the product's own outbox, sender and lists. */
export class SimulatedDevice {
  readonly #store = inMemory()
  readonly #server: SimulatedServer
  readonly #watch: Watch
  /** Error of this device's clock, in ms. */
  readonly #skew: number
  readonly #receipt = `${collections.receipts}/${newId()}`
  #heard: Stored = new Map()
  #deletions: readonly Deletion[] = []
  #late: (() => Promise<unknown>)[] = []
  #last: PendingMutation | undefined
  readonly #transaction = oneRun<Outcome>()
  /** Requests on a slow network, which arrive during the next attempt. */
  #slow: (() => void)[] = []

  constructor(server: SimulatedServer, watch: Watch, daysOff: number) {
    this.#server = server
    this.#watch = watch
    this.#skew = daysOff * dayMs
    this.hear()
  }

  hear() {
    this.#heard = this.#server.documents
    this.#deletions = [...this.#server.deletions]
  }

  entries = async (): Promise<PendingMutation[]> => (await this.#store.all(account)).entries

  conflicts = async (): Promise<Conflict[]> => conflictsIn(await this.entries())

  /** Returns the rows of a collection as a tab shows them. A stale tab does not know the device's own changes. */
  async #rows<Row>(collection: string, schema: v.GenericSchema<unknown, Row>, isStale = false): Promise<Row[]> {
    const rows = [...this.#heard].flatMap(([path, fields]) => {
      const { collection: name, id } = placeOf(path)
      return name === collection ? [rowOf(schema, fields, id)] : []
    })
    if (isStale) return rows
    return [...withPendingMutations(collection, rows, await this.entries(), (made) => v.parse(schema, made)).rows]
  }

  projects = (isStale?: boolean) => this.#rows(collections.projects, Project, isStale)
  groups = (isStale?: boolean) => this.#rows(collections.settings, SettingsDocument, isStale)
  messages = () => this.#rows(collections.messages, ContactMessage)

  /** Returns everything that this device shows. */
  shown = async () => [await this.projects(), await this.groups(), await this.messages()]

  /** Saves a project's form, with the marks and source hashes that the form computes. */
  async save(row: Project, typed: Partial<ProjectDraft>, marks = row.text_marks) {
    const draft = { ...row, ...typed, text_marks: marks } as Project
    Object.assign(draft, followingTexts(draft, 'title'))
    draft.translated_from = nextSourceHashes(draft, projectLocalizedFields, row, Object.keys(typed))
    const changed = changedFields<Project>(draft, row)
    if (Object.keys(changed).length > 0) await this.write(projects.patch(row, { ...changed, text_marks: marks }))
  }

  translate = (row: Project, name: 'title_fr' | 'title_it', text: string) =>
    this.save(row, { [name]: text }, withMark(row.text_marks, name, undefined))

  copy = (row: Project, name: 'title_fr' | 'title_it') =>
    this.save(row, { [name]: row.title_es }, withMark(row.text_marks, name, 'copied'))

  /** Chooses a picture made on this device, which is sent with the project. */
  async choosePicture(row: Project, name: string) {
    const image_url = picturePath(name)
    if (row.image_url === image_url) return
    const change = changeOf(projects.patch(row, { image_url, text_marks: row.text_marks }))
    await this.#add([
      change,
      { kind: 'create', path: `${collections.media}/${name}`, fields: {}, before: {}, name: '' },
    ])
  }

  create = (document: Values) => this.write(projects.create(newId(), document))
  remove = (row: Project) => this.write(projects.remove(row))
  setGroup = (row: SettingsDocument, value: Values) =>
    this.write(groups.patch(row, { key: row.key, value: { ...row.value, ...value }, updated_by: account }))

  /** Restores a document from this device's trash. */
  async bringBack(at: number) {
    const trash = await this.trash()
    const found = trash[at % trash.length]
    if (!found || found.pending) return
    const { collection, id, copy } = found
    await this.#add([restorationOf({ path: `${collection}/${id}`, name: '', copy, rev: newId() })])
  }

  async trash() {
    const rows = await this.projects()
    return trashOf({
      log: this.#deletions
        .filter(({ at }) => at >= trashSince(this.#server.now))
        .map((deletion) => ({ ...deletion, action: 'delete', by: account, left_out: [] }) as never),
      outbox: await this.entries(),
      isThere: (_, id) => rows.some((row) => row.id === id),
      now: this.#server.now,
    })
  }

  async write(write: Write) {
    this.#last = await this.#add([changeOf(write)])
  }

  #add(changes: Change[]): Promise<PendingMutation> {
    const at = this.#server.now + this.#skew
    return this.#store.add({ id: newId(), account, at, changes, state: 'waiting' })
  }

  /** Undoes the last change, as its toast would. */
  async undo() {
    const last = this.#last
    this.#last = undefined
    if (!last || (await this.#store.takeIf(last, (all) => canWithdraw(last, all)))) return
    const inverse = last.changes.flatMap((change) => inverseOf(change, { rev: newId() }) ?? [])
    if (inverse.length > 0) await this.#add(inverse)
  }

  /** Sends the next batch. Returns the outcome as the device understands it. */
  sync(delivery: Delivery) {
    return sendNext({
      account,
      outboxStore: this.#store,
      receipt: this.#receipt,
      isReady: async () => true,
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
    const at = this.#server.now + this.#skew
    const next = change ? [{ id: newId(), account, at, changes: [change], state: 'waiting' as const }] : []
    await this.#store.exchange(conflict.entries, next)
    return { conflict, chosen, change }
  }
}

export type { Fields }
