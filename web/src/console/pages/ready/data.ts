import * as v from 'valibot'
import { keepConsole, type Stored, storedConsole } from '../../../device/consoleFiles'
import {
  type Counts,
  countOnDevice,
  fetchAll,
  type Shown,
  shownCollections,
  tryOffline,
} from '../../../firebase/reads/onDevice'
import { localStore } from '../../../lib/browserStorage'
import { searchCopy } from '../../messages/searchCopy'

export { type Shown, shownCollections, tryOffline }

/** What the panel checks, one line each. */
export type Line = 'app' | 'dictionaries' | Shown | 'search' | 'lasting' | 'space'

export const lines: readonly Line[] = ['app', 'dictionaries', ...shownCollections, 'search', 'lasting', 'space']

export interface Readiness {
  is: Record<Line, boolean>
  stored: Stored
  counts: Counts
  /** How many messages a search finds here; undefined where it does not have all of them. */
  searched: number | undefined
  /** Bytes that the browser still gives. */
  free: number
}

/** When each line was last true, in milliseconds since 1970. Erased at sign-out, with the data it speaks of. */
type LastTrue = Partial<Record<Line, number>>

const storageKey = 'studio.ready'
/** What was kept of it; what cannot be read was never true. */
const Kept = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.picklist(lines), v.number())), {})
/** Less than this, and a long trip may end in a full store. */
const enoughBytes = 50_000_000

/** Looks at this device, for an account, after it has tried to fetch what is missing. */
export async function checkReadiness(account: string): Promise<Readiness> {
  const isFetched = await fetchEverything()
  const [stored, counts, searched, lasting, { quota = 0, usage = 0 }] = await Promise.all([
    storedConsole(),
    countOnDevice(),
    searchCopy(account),
    navigator.storage?.persisted() ?? false,
    navigator.storage?.estimate() ?? {},
  ])
  const known = lastTrue()
  // An empty cache says nothing of a collection that was never fetched.
  const has = (name: Shown) => counts[name] > 0 || isFetched || known[name] !== undefined
  const free = Math.max(0, quota - usage)
  const is = {
    app: stored.files.all > 0 && stored.files.kept === stored.files.all,
    dictionaries: stored.hasDictionaries,
    ...(Object.fromEntries(shownCollections.map((name) => [name, has(name)])) as Record<Shown, boolean>),
    search: searched !== undefined,
    lasting,
    space: free > enoughBytes,
  }
  note(is)
  return { is, stored, counts, searched, free }
}

async function fetchEverything(): Promise<boolean> {
  try {
    await Promise.all([keepConsole(), fetchAll()])
    return true
  } catch (error) {
    console.warn('not everything could be fetched', error)
    return false
  }
}

/** When each line was last true on this device. */
export const lastTrue = (): LastTrue => v.parse(Kept, localStore.read(storageKey) ?? '{}')

function note(is: Record<Line, boolean>) {
  const now = Object.fromEntries(lines.filter((line) => is[line]).map((line) => [line, Date.now()]))
  localStore.write(storageKey, JSON.stringify({ ...lastTrue(), ...now }))
}
