import { isRestorable } from '@studio/domain/audit/restorable'
import { collections } from '@studio/domain/collections'
import { translatedKinds } from '@studio/domain/content/contentTypes'
import { ownPicturesIn, pictureDocument } from '@studio/domain/content/media/ownPictures'
import type { Conflict } from '@studio/domain/outbox/conflicts'
import { asShown } from '@studio/domain/outbox/decideStored'
import { isSame } from '@studio/domain/outbox/merge'
import {
  type Change,
  isPicture,
  type PendingMutation,
  placeOf,
  type Values,
} from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import type { Outcome } from '../../web/src/firebase/writes/send.ts'
import { hasLostPicture } from '../../web/src/sync/outbox/pictures.ts'
import { overwrittenKnowingly, reachable, stored } from './checks.ts'
import { contentOf, groundOf, isTouched, marksOf } from './content.ts'
import type { SimulatedServer, Stored } from './server.ts'

/** People's texts in languages other than Spanish. A text without a mark is one of these, or empty. */
export const translations = ['F', 'G', 'H', 'I'] as const
const copies = ['title_fr', 'title_it'] as const
const translatedCollections: readonly string[] = translatedKinds.map((kind) => collections[kind])

/** Checks all requests, questions, resolutions and stored documents against the invariants. */
export class Judge {
  readonly #server: SimulatedServer
  /** The names of all accepted changes: of the entry and its document. */
  #taken = new Set<string>()

  constructor(server: SimulatedServer) {
    this.#server = server
  }

  /** Checks a request, given the server's state before and after it. */
  request({ entries, chains }: Batch, outcome: Outcome, before: Stored, after: Stored) {
    for (const chain of chains) {
      const path = chain[0]?.path ?? ''
      if (isPicture(path)) continue
      const [was, is] = [before.get(path), after.get(path)]
      const names = entries.map((entry) => `${entry.id} ${path}`)
      const isTaken = names.some((name) => this.#taken.has(name))
      const hasWritten = was !== is
      if (hasWritten && isTaken) throw new Error(`written twice: ${path}`)
      if (hasWritten) for (const name of names) this.#taken.add(name)
      const collides = outcome.kind === 'conflict' && outcome.theirs.has(path)
      if (collides && hasWritten) throw new Error(`written and asked about: ${path}`)
      if (collides && isTaken) throw new Error(`asked about what the server has: ${path}`)
      if (was && !is) this.#deleted(chain, was)
      if (was && is && hasWritten) overwrittenKnowingly(chain, was, is)
      const isPublished = outcome.kind === 'published' || outcome.kind === 'conflict'
      if (hasWritten && !isPublished) throw new Error(`written and not acknowledged: ${path}`)
      if (isPublished && !collides && !isTaken) stored(chain, is)
    }
    this.#consistent(after)
  }

  /** A deletion may only affect the version that its device had seen, and nothing restored since. */
  #deleted(chain: readonly Change[], was: Values) {
    const change = chain.at(-1)
    if (change?.kind !== 'delete') throw new Error(`deleted by nobody: ${change?.path}`)
    const wasTrashedHere = chain.some((one) => isTouched(one, 'trashed_from'))
    if (change.before.trashed_from && was.trashed_from === '' && !wasTrashedHere)
      throw new Error('a restored message was deleted')
    const seen = change.baseRev === undefined ? undefined : this.#server.lifeAt(change.path, change.baseRev)
    const now = this.#server.lifeAt(change.path, String(was.rev ?? ''))
    if (seen !== undefined && seen !== now) throw new Error(`deleted after it was restored: ${change.path}`)
    const copy = chain[0]?.copy
    for (const [name, value] of Object.entries(copy ? contentOf(asShown(change.path, was)) : {}))
      if (!isSame(contentOf(copy)[name], value) && !chain.some((one) => isTouched(one, name)))
        throw new Error(`deleted unseen: ${change.path} ${name}`)
  }

  /** Copies equal the Spanish text, texts without a mark were written by a person, and no picture is missing. */
  #consistent(documents: Stored) {
    for (const [path, document] of documents) {
      for (const name of ownPicturesIn(document))
        if (!documents.has(pictureDocument(name))) throw new Error(`a picture was not stored: ${path}`)
      if (!translatedCollections.includes(placeOf(path).collection)) continue
      for (const name of copies) {
        const text = document[name]
        const isCopy = marksOf(document)[name] === 'copied'
        if (isCopy && !isSame(text, document.title_es)) throw new Error(`a copy of another text: ${path} ${name}`)
        if (!isCopy && text && !translations.includes(text as 'F'))
          throw new Error(`a copy that counts as written: ${path} ${name}`)
      }
    }
  }

  /** The owner is not asked needlessly, and can choose each text that they have not replaced knowingly. */
  question(conflict: Conflict) {
    const { kind, names, mine, theirs, path, entries } = conflict
    if (kind !== 'fields') return
    reachable(conflict)
    if (names.length === 0) throw new Error(`asked about nothing: ${path}`)
    const raw = contentOf(Object.assign({}, ...entries.map((entry) => entry.theirs)))
    for (const name of names) {
      const [was, own, now] = [mine.before, mine.fields, theirs].map((values) => contentOf(values)[name])
      if (isSame(was, now)) throw new Error(`asked about what only this device changed: ${path} ${name}`)
      if (isSame(was, own)) throw new Error(`asked about what this device did not change: ${path} ${name}`)
      if (!(name in raw)) throw new Error(`asked about what nobody has stored: ${path} ${name}`)
    }
  }

  /** The server refuses only work whose picture is lost, and the device says so. */
  async refusal(entry: PendingMutation) {
    if (!(await hasLostPicture(entry))) throw new Error('a lost picture was reported as refused content')
  }

  /**
   * An open question stays open until the owner's choice is stored. It may also close if a waiting entry still carries
   * that choice, or if the owner wrote the same over the server's text. `own` and `left` are the device's entries before
   * and after.
   */
  kept(
    before: readonly Conflict[],
    own: readonly PendingMutation[],
    after: readonly Conflict[],
    left: readonly PendingMutation[],
  ) {
    const waiting = left.filter(({ state }) => state === 'waiting').flatMap((entry) => entry.changes)
    for (const { path, names, kind } of before) {
      if (kind !== 'fields') continue
      const now = after.find((conflict) => conflict.path === path)
      if (now && now.kind !== 'fields') continue
      const document = this.#server.documents.get(path)
      const changes = own.flatMap((entry) => entry.changes).filter((change) => change.path === path)
      if (!document || changes.some((change) => change.kind === 'delete')) continue
      for (const name of names) {
        if (waiting.some((change) => change.path === path && isTouched(change, name))) continue
        const last = changes.findLast((change) => isTouched(change, name))
        const isCopy = marksOf(last?.fields)[name] === 'copied'
        const isStored = isSame(contentOf(document)[name], contentOf(last?.fields)[name])
        // An edit need not be stored if the owner has undone it, or if nobody else's text is left in its place.
        const ground = groundOf(changes, name)
        const isMoot = isSame(ground, contentOf(last?.fields)[name]) || isSame(ground, contentOf(document)[name])
        const isAnswered =
          isSame(contentOf(last?.before)[name], contentOf(document)[name]) &&
          isSame(contentOf(now?.mine.fields)[name], contentOf(last?.fields)[name])
        if (!now?.names.includes(name) && !isStored && !isCopy && !isMoot && !isAnswered)
          throw new Error(`a question was dropped: ${path} ${name}`)
      }
    }
  }

  /**
   * A resolution carries the chosen texts, and overwrites only fields that the owner was asked about, unchanged fields,
   * and copies.
   */
  resolution({ kind, path, names, mine, theirs }: Conflict, chosen: ReadonlySet<string>, change: Change | undefined) {
    if (kind !== 'fields') return
    const fields = contentOf(change?.fields)
    for (const name of chosen)
      if (!isSame(fields[name], contentOf(mine.fields)[name])) throw new Error(`not as chosen: ${path} ${name}`)
    if (mine.rev === undefined) return
    for (const name of Object.keys(fields)) {
      const isTheirs = !isSame(contentOf(mine.before)[name], contentOf(theirs)[name])
      const isCopy = marksOf(theirs)[name] === 'copied'
      if (change && isTouched(change, name) && isTheirs && !isCopy && !names.includes(name))
        throw new Error(`overwritten unasked: ${path} ${name}`)
    }
  }

  /** Documents deleted within the last thirty days are in the trash, whatever the device's clock says. */
  trash(found: readonly { id: string }[], isThere: (id: string) => boolean) {
    for (const { collection, document_id: id, at } of this.#server.deletions) {
      const isOld = this.#server.now - at > 29 * 86_400_000
      if (!isRestorable(collection) || isOld || isThere(id)) continue
      if (!found.some((one) => one.id === id)) throw new Error(`missing in the trash: ${id}`)
    }
  }
}
