import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { once } from '../lib/once'
import { onDatabaseGone } from './onDatabaseGone'

/* Opens this device's databases; nothing else may. Some browsers refuse, and some never answer, like Safari after a
   long sleep. The page then continues without the database and uses it once it opens. `idb` is part of this module,
   so that `patienceMs` measures the browser and not a slow network; a public page's first script must not import it. */

/** Time that a browser has to answer before the page continues without, in ms. */
const patienceMs = 3000

/** Thrown if the browser has not answered in time. */
class Silence extends Error {
  constructor() {
    super('the browser does not answer')
    this.name = 'Silence'
  }
}

/** Rejects after `ms` if `answer` has not settled by then. `answer` itself continues. */
function inTime<T>(answer: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Opens an empty database. Rejects if the browser refuses; stays pending while it does not answer. */
const askNow = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('studio-probe')
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
    request.onerror = () => reject(request.error)
  })

/** The first answer, which every database waits for. */
const probe = once(askNow)

let wasAsked = false
/** Set while the browser is known not to answer, so that nothing waits for it again. */
let isSilent = false

/**
 * Tests whether the browser opens databases. If it does not answer, IndexedDB is hidden until it does: Firebase's SDK
 * would wait for it before every request, even those of sign-in.
 */
export async function probeDatabases(): Promise<'opens' | 'refuses' | 'silent'> {
  if (isSilent) return 'silent'
  // Asked again each time: a browser may fall silent after it has answered, for example in a long sleep. The first
  // time is the one that databases wait for: while IndexedDB is hidden nothing can be asked.
  const answer = wasAsked ? askNow() : probe()
  wasAsked = true
  return inTime(answer).then(
    () => 'opens',
    (error: unknown) => {
      if (!(error instanceof Silence)) return 'refuses'
      if (!isSilent) hideUntil(answer)
      return 'silent'
    },
  )
}

/** Returns whether this browser opens databases now. */
export const canOpenDatabases = async (): Promise<boolean> => (await probeDatabases()) === 'opens'

/** Time limit for connections that were opened before the browser fell silent, in ms. */
const shortPatienceMs = 1000

/** Runs work on this device's databases. Rejects soon if the browser does not answer; the work itself continues. */
export const withDatabaseTimeout = async <T>(work: () => Promise<T>): Promise<T> =>
  (await probeDatabases()) === 'silent' ? inTime(work(), shortPatienceMs) : work()

function hideUntil(answer: Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
  isSilent = true
  const show = () => {
    isSilent = false
    if (own) Object.defineProperty(globalThis, 'indexedDB', own)
    else Reflect.deleteProperty(globalThis, 'indexedDB')
  }
  answer.then(show, show)
}

interface DeviceDatabase<Schema extends DBSchema> {
  /** Returns the shared connection. Rejects if the browser refuses or does not answer in time. */
  open: () => Promise<IDBPDatabase<Schema>>
  /** Like `open`, but waits until the browser answers, however long that takes. */
  opened: () => Promise<IDBPDatabase<Schema>>
  /** Opens a separate connection, which the caller closes. */
  connect: () => Promise<IDBPDatabase<Schema>>
}

/**
 * Returns access to a database of this device. `createStores` creates its stores. `onGone` is called if it was deleted
 * while the page was open; the next `open` creates a new one.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  createStores: (database: IDBPDatabase<Schema>) => void,
  onGone: () => void = () => undefined,
): DeviceDatabase<Schema> {
  const openNow = async (forget: () => void) => {
    await probe()
    return openDB<Schema>(name, 1, { ...onDatabaseGone(forget), upgrade: createStores })
  }
  const opened = once((forget) => {
    const gone = () => {
      forget()
      onGone()
    }
    // A connection opened while the browser clears its storage is closed again, so this retries once.
    return openNow(gone).catch(() => openNow(gone))
  })
  return {
    open: () => (isSilent ? Promise.reject(new Silence()) : inTime(opened())),
    opened,
    connect: () => inTime(openNow(() => undefined)),
  }
}
