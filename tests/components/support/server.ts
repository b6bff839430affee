import { collections } from '@studio/domain/collections'
import { adminRole, roleId } from '@studio/domain/people/user'
import type { Fields, Part } from '../../../web/src/firebase/collection'
import { rowsOf } from './rows'

/** A stored document without its id, which is its name. */
export type Documents = Map<string, Fields>

/** A listener's event: the documents, and whether they come only from the device's cache. */
export interface Snapshot {
  documents: readonly (readonly [id: string, fields: Fields])[]
  fromCache: boolean
}

interface Listener {
  source: Part & { collection: string }
  hear: (snapshot: Snapshot) => void
  fail: (error: Error) => void
}

export interface Account {
  uid: string
  email: string
  password: string
}

/** Returns a refusal as the Firestore SDK words it. */
export const denied = () => Object.assign(new Error('permission-denied'), { code: 'permission-denied' })

/**
 * The Firebase of the component tests: documents and accounts in memory, behind the few modules of web/src/firebase
 * that load the SDK (see fakes/). Outbox, optimistic layer, drafts and everything above them are the product's own.
 */
class FakeServer {
  #documents = new Map<string, Documents>()
  /** The device's cache of each collection; only listening fills it. */
  #device = new Map<string, Documents>()
  #listeners = new Set<Listener>()
  #silent = new Set<string>()
  #failing = new Set<string>()
  #held: Promise<void> | undefined
  #isOnline = true
  #user: Account | undefined
  #userListeners = new Set<() => void>()
  accounts: Account[] = []
  /** Tells whether the server accepts a write of this document; a test can make it refuse some. */
  accepts: (path: string) => boolean = () => true
  /** Number of next sends that get lost although the browser is online. */
  lostSends = 0
  /** Number of next sends that are stored but whose answers get lost. */
  lostAnswers = 0
  /** Number of refused listeners since the reset. */
  refusedListens = 0
  /** The batches that the server has stored. */
  taken = new Set<string>()
  /** False to make the server refuse counting queries. */
  canCount = true
  /** False to make the server refuse reading page by page. */
  canReadPages = true
  /** The paths of all writes stored since the reset. */
  stored: string[] = []
  /** Number of complete reads of all collections for offline work since the reset. */
  fetches = 0
  /** The account's last password sign-in, in ms since 1970. */
  signedInAt = Date.now()
  /** The error with which Auth refuses every sign-in. */
  signInError: Error | undefined
  /** The addresses that Auth was asked to send a link to. */
  resets: string[] = []
  /** The error with which Auth refuses to send a link. */
  resetError: Error | undefined
  /** Valid codes of links, with the address of each. */
  resetCodes = new Map<string, string>()
  /** The passwords that were set by such codes, by address. */
  newPasswords = new Map<string, string>()
  /** The address to which the page was sent when the session ended. */
  leftTo: string | undefined

  get isOnline() {
    return this.#isOnline
  }

  get user() {
    return this.#user
  }

  /** Restarts with these documents, as an online device with an empty cache. */
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
    this.canReadPages = true
    this.stored = []
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

  /** Signs an account in; undefined for a visitor. */
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

  /** Sets the browser's own network status, whether it is true or not. */
  browserSays(onLine: boolean) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
    dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }

  /** Switches the browser's network off or on. */
  setOnline(isOnline: boolean) {
    const changes = isOnline !== this.#isOnline
    this.#isOnline = isOnline
    if (changes || navigator.onLine !== isOnline) this.browserSays(isOnline)
    if (changes) this.#tellAll()
  }

  /** Returns a stored document; undefined if there is none. */
  read(collection: string, id: string): Fields | undefined {
    return this.#in(collection).get(id)
  }

  /** Returns all stored documents of a collection. */
  all(collection: string): Fields[] {
    return [...this.#in(collection)].map(([id, fields]) => ({ ...fields, id }))
  }

  /** Stores a whole document, or removes it, like another device or a visitor. */
  put(collection: string, id: string, fields: object | undefined) {
    if (fields) this.#in(collection).set(id, { ...fields })
    else this.#in(collection).delete(id)
    this.#tell(collection)
  }

  /** Stores a client's write. */
  write(path: string, fields: Fields | undefined, isWhole: boolean) {
    const [collection = '', id = ''] = path.split('/')
    this.stored.push(path)
    this.put(collection, id, fields && (isWhole ? fields : { ...this.read(collection, id), ...fields }))
  }

  /** Leaves listeners of this collection without an answer, until it is called with false. */
  silence(collection: string, isSilent = true) {
    if (isSilent) this.#silent.add(collection)
    else this.#silent.delete(collection)
    this.#tell(collection)
  }

  /** Empties the device's cache of this collection, as on a new device; listeners are notified. */
  forget(collection: string) {
    this.#device.delete(collection)
    this.#tell(collection)
  }

  /** Refuses listeners of this collection, until it is called with false. */
  failListening(collection: string, isFailing = true) {
    if (isFailing) this.#failing.add(collection)
    else this.#failing.delete(collection)
    if (isFailing) for (const { source, fail } of this.#listeners) if (source.collection === collection) fail(denied())
  }

  isSilent(collection: string) {
    return this.#silent.has(collection)
  }

  isFailing(collection: string) {
    return this.#failing.has(collection)
  }

  /** Returns the documents in the device's cache. */
  cached(collection: string): Snapshot['documents'] {
    return [...(this.#device.get(collection) ?? [])]
  }

  /** Returns whether the server's last answer to this device was that a collection is empty. */
  hasHeardEmpty(collection: string): boolean {
    return this.#device.get(collection)?.size === 0
  }

  /** Reads whole collections into the device's cache, except those for which the server does not answer. */
  fetchAll(names: readonly string[]) {
    for (const name of names)
      if (!this.#silent.has(name) && !this.#failing.has(name)) this.#device.set(name, new Map(this.#in(name)))
  }

  /** Holds back the answers to writes until the returned function is called. */
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
    if (this.#failing.has(listener.source.collection)) {
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
    for (const listener of [...this.#listeners]) if (listener.source.collection === collection) this.#hearOne(listener)
  }

  #hearOne({ source, hear }: Listener) {
    const { collection } = source
    if (this.#failing.has(collection)) return
    const isHeard = this.#isOnline && !this.#silent.has(collection)
    if (isHeard) {
      const heard = new Set([
        ...this.#cachedIds(collection),
        ...rowsOf([...this.#in(collection)], source).map(({ id }) => id),
      ])
      this.#device.set(collection, new Map([...this.#in(collection)].filter(([id]) => heard.has(id))))
    }
    hear({ documents: this.cached(collection), fromCache: !isHeard })
  }

  #cachedIds(collection: string) {
    return this.#device.get(collection)?.keys() ?? []
  }
}

export const server = new FakeServer()
