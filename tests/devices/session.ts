import { dayMs } from '@studio/domain/audit/trashDays'
import { isPicture, placeOf } from '@studio/domain/outbox/pendingMutation'
import {
  type EndReason,
  endedSession,
  forgetEnd,
  notedPerson,
  noteEnd,
  notePerson,
} from '../../web/src/device/endedSession.ts'
import { openOutboxStore } from '../../web/src/device/outboxStore.ts'
import { dropOldPictures, keptPicture } from '../../web/src/device/pictures.ts'
import { forget } from '../../web/src/device/remembered.ts'
import { dropUnnamedFiles, unsyncedWorkOf } from '../../web/src/device/unsyncedWork.ts'
import {
  choiceDays,
  eraseUnkeptWorkAtStart,
  forgetChoice,
  keepWork,
  noteAsked,
} from '../../web/src/device/workWithoutRole.ts'
import { endReasonOf } from '../../web/src/firebase/session/endReason.ts'
import { Forms } from './forms.ts'
import type { SimulatedServer } from './server.ts'

/** The owner's session on a device, the work that outlasts it, and the checks of both. */
export class Session {
  readonly forms: Forms
  readonly #account: string
  readonly #server: SimulatedServer
  /** Auth's code for a session that the server has ended; undefined while it is valid. */
  #error: string | undefined
  /** The server's time when the owner was first asked about work without the role. */
  #askedAt: number | undefined
  #isKept = false
  readonly #lost = new Set<string>()
  isOpen = true

  constructor(account: string, server: SimulatedServer) {
    this.forms = new Forms(account)
    this.#account = account
    this.#server = server
  }

  /** The server ends the session; the device learns that with its next request. */
  endOnServer(code: string) {
    if (this.isOpen) this.#error = code
  }

  async signIn() {
    if (this.isOpen || !this.#server.hasRole) return
    this.#error = undefined
    this.#askedAt = undefined
    this.#isKept = false
    this.isOpen = true
    notePerson(this.#account, '')
    forgetEnd()
    forgetChoice(this.#account)
    await dropUnnamedFiles(this.#account, this.#server.now)
  }

  /** Renews the token, as before each request, and reads the role. Returns whether the session goes on. */
  async renew(): Promise<boolean> {
    if (!this.isOpen) return false
    notePerson(this.#account, '')
    const reason = this.#error ? endReasonOf(Object.assign(new Error(), { code: this.#error })) : undefined
    if (reason) await this.#leave(reason)
    else if (!this.#error && !this.#server.hasRole) await this.#leave('role')
    return this.isOpen && !this.#error
  }

  async #leave(reason: EndReason) {
    const before = await this.#work()
    noteEnd(reason)
    this.isOpen = false
    this.forms.closeAll()
    await dropUnnamedFiles(this.#account)
    forget('person')
    if ((await this.#work()) !== before) throw new Error('the end of the session changed the work')
    await this.#pictures()
    await this.start()
  }

  /** Opens the console, or the page for signing in if the session was ended. */
  async start() {
    this.forms.closeAll()
    const before = await this.#work()
    await eraseUnkeptWorkAtStart(() => notedPerson()?.account)
    await this.#erased(before)
    const ended = endedSession()
    if (!ended || (await this.#work()) === nothing) return
    await noteAsked(this.#account)
    if (ended.reason === 'role') this.#askedAt ??= this.#server.now
  }

  keepWork() {
    if (this.#askedAt === undefined) return
    keepWork(this.#account)
    this.#isKept = true
  }

  /** The device loses a picture's bytes, as when the browser needs the room. */
  async losePicture(name: string) {
    this.#lost.add(name)
    await dropOldPictures(this.#account, (other) => other !== name)
  }

  hasPicture = (name: string) => void this.#lost.delete(name)

  /** A session that the server has ended is over on this device as well, with the reason for its owner to read. */
  isKnown() {
    const isOver = this.#error !== undefined || !this.#server.hasRole
    if (isOver && (this.isOpen || endedSession()?.account !== this.#account))
      throw new Error('a session was ended, and nobody was told')
  }

  #work = async () => {
    const { entries, drafts, isWhole } = await unsyncedWorkOf(this.#account)
    if (!isWhole) throw new Error('the databases of the test do not answer')
    return JSON.stringify([...entries, ...drafts])
  }

  /** Work without the role is erased thirty days after its owner was asked, unless they keep it, and never sooner. */
  async #erased(before: string) {
    if (before === nothing) return
    const isGone = (await this.#work()) === nothing
    const left = this.#askedAt === undefined ? Infinity : this.#askedAt + choiceDays * dayMs - this.#server.now
    const isDue = !this.isOpen && !this.#isKept && left < 60_000
    if (isGone && !isDue) throw new Error('work was erased without its owner')
    if (!isGone && isDue && left < -60_000) throw new Error('work without the role was not erased')
    if (isGone) this.forms.unsaved.clear()
  }

  /** The pictures of the work are still there, except those that the device lost. */
  async #pictures() {
    const { entries } = await (await openOutboxStore()).all(this.#account)
    const names = entries.flatMap(({ changes }) => changes.map(({ path }) => path)).filter(isPicture)
    for (const name of names.map((path) => placeOf(path).id))
      if (!this.#lost.has(name) && !(await keptPicture(this.#account, name)))
        throw new Error('the end of the session took a picture')
  }
}

const nothing = '[]'
