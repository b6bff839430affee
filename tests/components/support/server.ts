import { collections } from '@studio/domain/collections'
import { adminRole, roleId } from '@studio/domain/people/user'
import type { Fields } from '../../../web/src/firebase/collection'

/** A stored document: its id is its name, not a field. */
export type Documents = Map<string, Fields>

/** What a listener hears: the documents, and whether they are the server's word or only what the device has. */
export interface Snapshot {
  documents: readonly (readonly [id: string, fields: Fields])[]
  fromCache: boolean
}

interface Listener {
  collection: string
  hear: (snapshot: Snapshot) => void
  fail: (error: Error) => void
}

export interface Account {
  uid: string
  email: string
  password: string
}

/** A refusal as the Firestore SDK words it. */
export const denied = () => Object.assign(new Error('permission-denied'), { code: 'permission-denied' })

/**
 * The Firebase of the component tests: documents and accounts in memory, behind the few modules of web/src/firebase that
 * carry the SDK (see fakes/). Outbox, optimistic layer, drafts and everything above them are the product's own.
 */
class FakeServer {
  #documents = new Map<string, Documents>()
  /** What the device has of each collection; only listening brings it there. */
  #device = new Map<string, Documents>()
  #listeners = new Set<Listener>()
  #silent = new Set<string>()
  #failing = new Set<string>()
  #held: Promise<void> | undefined
  #isOnline = true
  #user: Account | undefined
  #userListeners = new Set<() => void>()
  accounts: Account[] = []
  /** Whether the server takes a write of this document; a test may refuse some. */
  accepts: (path: string) => boolean = () => true
  /** So many of the next steps that the outbox sends get lost on their way, though the browser says it is online. */
  lostSends = 0
  /** So many of the next steps are stored, and nobody hears of it. */
  lostAnswers = 0
  /** How many have asked to listen and were refused, since the reset. */
  refusedListens = 0
  /** The batches that the server has stored. */
  taken = new Set<string>()
  /** Whether the server answers who asks how many documents there are. */
  canCount = true
  /** How many writes have been stored since the reset, by path. */
  stored: string[] = []
  /** The collections that were read from their first row on, since the reset. */
  wholeReads: string[] = []
  /** How often all collections were read, so that the device has them, since the reset. */
  fetches = 0
  /** When the signed-in person has last given the password, in ms since 1970. */
  signedInAt = Date.now()
  /** What Auth says instead of letting anybody in. */
  signInError: Error | undefined
  /** The addresses that Auth was asked to send a link to. */
  resets: string[] = []
  /** What Auth says instead of sending one. */
  resetError: Error | undefined
  /** Codes of links that are still good, with the address that each is for. */
  resetCodes = new Map<string, string>()
  /** The passwords that were set by such codes, by address. */
  newPasswords = new Map<string, string>()
  /** Where the page was sent when the session ended. */
  leftTo: string | undefined

  get isOnline() {
    return this.#isOnline
  }

  get user() {
    return this.#user
  }

  /** Begins anew with these documents, as an online device that has heard nothing yet. */
  reset(documents: Readonly<Record<string, Readonly<Record<string, object>>>> = {}) {
    this.#silent.clear()
    this.#failing.clear()
    this.#held = undefined
    this.accepts = () => true
    this.lostSends = 0
    this.lostAnswers = 0
    this.refusedListens = 0
    this.taken.clear()
    this.canCount = true
    this.stored = []
    this.wholeReads = []
    this.fetches = 0
    this.leftTo = undefined
    this.signedInAt = Date.now()
    this.signInError = undefined
    this.resets = []
    this.resetError = undefined
    this.resetCodes.clear()
    this.newPasswords.clear()
    this.#device.clear()
    this.#documents.clear()
    for (const [collection, all] of Object.entries(documents))
      for (const [id, fields] of Object.entries(all)) this.#in(collection).set(id, { ...fields })
    this.setOnline(true)
    this.#tellAll()
  }

  /** Who is signed in; undefined for a visitor. */
  signIn(user: Account | undefined) {
    this.#user = user
    this.signedInAt = Date.now()
    for (const listener of this.#userListeners) listener()
  }

  onUser(listener: () => void) {
    this.#userListeners.add(listener)
    return () => this.#userListeners.delete(listener)
  }

  isAdmin(uid: string) {
    return this.#in(collections.roles).get(roleId(uid))?.role === adminRole
  }

  /** The browser says so about its network, whether that is true or not. */
  browserSays(onLine: boolean) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
    dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }

  /** Takes the browser off the network, or back on. */
  setOnline(isOnline: boolean) {
    const changes = isOnline !== this.#isOnline
    this.#isOnline = isOnline
    if (changes || navigator.onLine !== isOnline) this.browserSays(isOnline)
    if (changes) this.#tellAll()
  }

  /** A document as it is stored; undefined when there is none. */
  read(collection: string, id: string): Fields | undefined {
    return this.#in(collection).get(id)
  }

  /** All stored documents of a collection. */
  all(collection: string): Fields[] {
    return [...this.#in(collection)].map(([id, fields]) => ({ ...fields, id }))
  }

  /** Stores a whole document, or removes it, as another device or a visitor does. */
  put(collection: string, id: string, fields: object | undefined) {
    if (fields) this.#in(collection).set(id, { ...fields })
    else this.#in(collection).delete(id)
    this.#tell(collection)
  }

  /** Stores what a client has written. */
  write(path: string, fields: Fields | undefined, isWhole: boolean) {
    const [collection = '', id = ''] = path.split('/')
    this.stored.push(path)
    this.put(collection, id, fields && (isWhole ? fields : { ...this.read(collection, id), ...fields }))
  }

  /** The server does not answer who listens to this collection, until it is told to. */
  silence(collection: string, isSilent = true) {
    if (isSilent) this.#silent.add(collection)
    else this.#silent.delete(collection)
    this.#tell(collection)
  }

  /** The device has nothing of this collection any more, as a new one; who listens hears it. */
  forget(collection: string) {
    this.#device.delete(collection)
    this.#tell(collection)
  }

  /** Listening to this collection is refused, until it is told otherwise. */
  failListening(collection: string, isFailing = true) {
    if (isFailing) this.#failing.add(collection)
    else this.#failing.delete(collection)
    if (isFailing) for (const { collection: one, fail } of this.#listeners) if (one === collection) fail(denied())
  }

  isSilent(collection: string) {
    return this.#silent.has(collection)
  }

  isFailing(collection: string) {
    return this.#failing.has(collection)
  }

  /** Reads whole collections, so that the device has them; not those for which the server does not answer. */
  fetchAll(names: readonly string[]) {
    for (const name of names)
      if (!this.#silent.has(name) && !this.#failing.has(name)) this.#device.set(name, new Map(this.#in(name)))
  }

  /** Writes get no answer until what this returns is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return () => {
      this.#held = undefined
      resolve()
    }
  }

  /** Resolves when the server is ready to answer a write. */
  async answer() {
    await this.#held
  }

  listen(listener: Listener): () => void {
    if (this.#failing.has(listener.collection)) {
      this.refusedListens += 1
      queueMicrotask(() => listener.fail(denied()))
    }
    this.#listeners.add(listener)
    queueMicrotask(() => this.#listeners.has(listener) && this.#hearOne(listener))
    return () => this.#listeners.delete(listener)
  }

  #in(collection: string): Documents {
    const known = this.#documents.get(collection) ?? new Map()
    this.#documents.set(collection, known)
    return known
  }

  #tellAll() {
    for (const listener of [...this.#listeners]) this.#hearOne(listener)
  }

  #tell(collection: string) {
    for (const listener of [...this.#listeners]) if (listener.collection === collection) this.#hearOne(listener)
  }

  #hearOne({ collection, hear }: Listener) {
    if (this.#failing.has(collection)) return
    const isHeard = this.#isOnline && !this.#silent.has(collection)
    if (isHeard) this.#device.set(collection, new Map(this.#in(collection)))
    hear({ documents: [...(this.#device.get(collection) ?? [])], fromCache: !isHeard })
  }
}

export const server = new FakeServer()
