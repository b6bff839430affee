import { collections } from '@studio/domain/collections'
import { decideStored } from '@studio/domain/outbox/decideStored'
import { type Attempt, type Change, isPicture, type Refusal, type Values } from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import { Receipt } from '@studio/domain/outbox/receipt'
import { sessionEnd } from '@studio/domain/people/sessionLimits'
import { roleId } from '@studio/domain/people/user'
import { doc, type Firestore, runTransaction, type Transaction } from 'firebase/firestore'
import * as v from 'valibot'
import { codeOf } from '../../lib/codeOf'
import { bestTime } from '../../lib/serverTime'
import { plain } from '../plain'
import { NothingToWrite, readStored } from '../reads/readStored'
import { openAuth } from '../session/auth'
import { sessionStateOf, sessionTokenOf } from '../session/sessionToken'
import { oneRun, withTimeout } from './oneRun'
import { type Decided, decideMove, decidePlace } from './places'
import { type SignedWriter, signedWriter } from './signedWriter'
import { waitForSnapshot } from './waitForSnapshot'

/**
 * The result of sending a batch. `waiting`: the network or the server was not available, try again later. `broken`: the
 * SDK needs a reload.
 */
export type Outcome =
  | { kind: 'published' }
  | { kind: 'conflict'; theirs: ReadonlyMap<string, Values | null> }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'waiting' }
  | { kind: 'broken' }

/**
 * Sends a batch in a transaction, which reads the server's copy and bypasses the SDK's own queue of writes. The
 * transaction also reads and writes this device's receipt, so that a batch whose answer got lost is not written twice.
 * `isOpen` returns whether the outbox still waits for this attempt. Without it, a transaction that restarts after
 * another one has stored this batch and a later one would not find this batch's receipt. Resolves once a snapshot from
 * the server contains the batch.
 */
export async function send(
  db: Firestore,
  userId: string,
  batch: Batch,
  attempt: Attempt,
  isOpen: () => Promise<boolean>,
): Promise<Outcome> {
  const run = { db, userId, attempt, isOpen }
  const isLooseOnly = batch.chains.length > 1 && batch.chains.flat().every(isLoose)
  return withRole(db, userId, (isFirst) => trySend(run, batch, isFirst && isLooseOnly))
}

/**
 * Runs an attempt. If the server refuses it while the account has the role, runs it once more, with `isFirst` false.
 */
export async function withRole(
  db: Firestore,
  userId: string,
  attempt: (isFirst: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await attempt(true)
  } catch (error) {
    if (codeOf(error) !== 'permission-denied' && !invalid.has(codeOf(error))) return unsent(error)
  }
  // Retries with the server's current state: the role may be gone, or the revision may have changed meanwhile.
  try {
    const role = await withTimeout(readStored(db, `${collections.roles}/${roleId(userId)}`), patienceMs)
    // If the role is gone, the page leaves. The batch is sent once the role is back.
    if (!role) return { kind: 'waiting' }
    // The session is over or about to continue with a new token. The page leaves or sends again.
    const token = await sessionTokenOf((await openAuth()).auth)
    if (!token || sessionEnd(token, sessionStateOf(role)) <= bestTime()) return { kind: 'waiting' }
    return await attempt(false)
  } catch (error) {
    const isRefused = codeOf(error) === 'permission-denied' || invalid.has(codeOf(error))
    return isRefused ? { kind: 'refused', refusal: 'invalid' } : unsent(error)
  }
}

const invalid: ReadonlySet<string> = new Set(['invalid-argument', 'not-found', 'already-exists', 'out-of-range'])

/**
 * Returns whether the SDK can no longer be used in this page. Only the message shows it: the SDK's assertions have no
 * code, and a terminated client has a code that the server also uses.
 */
export const isDead = (error: unknown) =>
  error instanceof Error && /INTERNAL ASSERTION|already been terminated|already failed/.test(error.message)

function unsent(error: unknown): Outcome {
  if (isDead(error)) return { kind: 'broken' }
  console.info('changes wait for the server', error instanceof Error ? error.message : error)
  return { kind: 'waiting' }
}

/** The parameters of one attempt. */
interface Run {
  db: Firestore
  userId: string
  attempt: Attempt
  isOpen: () => Promise<boolean>
}

async function trySend(run: Run, { chains }: Batch, isBlind: boolean): Promise<Outcome> {
  const decided = await transact(run, chains, isBlind)
  const conflicts = decided.filter(({ decision }) => decision.kind === 'conflict')
  const written = decided.filter(({ decision }) => decision.kind !== 'conflict' && decision.kind !== 'done')
  // Nobody listens to pictures, whose bytes are already here.
  await waitForSnapshot(
    run.db,
    written.filter(({ path }) => !isPicture(path)),
  )
  if (conflicts.length === 0) return { kind: 'published' }
  return { kind: 'conflict', theirs: new Map(conflicts.map(({ path, stored }) => [path, stored ?? null])) }
}

/** Time that the server has for one batch, in ms. The next attempt continues to wait for it. */
const patienceMs = 25_000
/** Additional time per picture, in ms: a slow network transfers 5 KB per second. */
const patienceWithPictureMs = 75_000

const transaction = oneRun<Decided[]>()

function transact(run: Run, chains: Batch['chains'], isBlind: boolean): Promise<Decided[]> {
  const pictures = chains.filter(([change]) => change && isPicture(change.path)).length
  const how = { isBlind, isAlone: chains.length - pictures === 1 }
  const start = () => decideAndWrite(run, chains, how)
  return transaction(run.attempt.batch, start, patienceMs + pictures * patienceWithPictureMs)
}

async function decideAndWrite(
  { db, userId, attempt: { batch, receipt }, isOpen }: Run,
  chains: Batch['chains'],
  how: { isBlind: boolean; isAlone: boolean },
): Promise<Decided[]> {
  let decided: Decided[] = []
  await runTransaction(
    db,
    async (transaction) => {
      const [known, found] = await Promise.all([
        transaction.get(doc(db, receipt)),
        Promise.all(chains.map((chain) => decideFor(db, transaction, chain, how))),
      ])
      // Checked after the receipt was read, so that closing the attempt later makes this transaction restart.
      if (!(await isOpen())) throw new Error('another request has settled this step')
      const taken = v.safeParse(Receipt, known.data())
      const isTaken = taken.success && taken.output.batch === batch
      decided = isTaken ? found.flat().map((one) => asTaken(one, taken.output)) : found.flat()
      const isIdle = decided.every(({ decision }) => decision.kind === 'done' || decision.kind === 'conflict')
      if (isIdle) throw new NothingToWrite()
      const writer = signedWriter(db, transaction, userId)
      for (const one of decided) write(writer, one)
      writer.end()
      const conflicts = decided.flatMap(({ path, decision }) => (decision.kind === 'conflict' ? [path] : []))
      transaction.set(doc(db, receipt), { batch, conflicts } satisfies Receipt)
    },
    { maxAttempts: 3 },
  ).catch((error: unknown) => {
    if (!(error instanceof NothingToWrite)) throw error
  })
  return decided
}

/**
 * Returns the decision for a batch that was already stored: its conflicts remain, and everything else is done, even if
 * changed since.
 */
const asTaken = (one: Decided, { conflicts }: Receipt): Decided => ({
  ...one,
  decision: conflicts.includes(one.path) ? { kind: 'conflict', fields: [] } : { kind: 'done' },
})

/**
 * Returns whether a change has no revision and was made by a person, such as a message's status. Batches of these are
 * first tried without reading each document.
 */
const isLoose = ({ kind, rev, isAutomatic }: Change) => kind === 'update' && rev === undefined && !isAutomatic

async function decideFor(
  db: Firestore,
  transaction: Transaction,
  chain: readonly Change[],
  { isBlind, isAlone }: { isBlind: boolean; isAlone: boolean },
): Promise<Decided[]> {
  const [first] = chain
  if (!first) return []
  const { path } = first
  if (first.kind === 'move') return decideMove(db, transaction, first)
  if (isBlind) {
    const fields = Object.assign({}, ...chain.map(({ fields }) => fields)) as Values
    return [{ path, decision: { kind: 'update', fields }, stored: undefined }]
  }
  const data = (await transaction.get(doc(db, path))).data()
  const stored = data && plain(data)
  const decided = { path, decision: decideStored(chain, stored), stored }
  // A batch of several documents sets their positions itself.
  return [isAlone ? await decidePlace(db, decided) : decided]
}

function write(writer: SignedWriter, { path, decision, stored }: Decided) {
  if (decision.kind === 'create') writer.set(path, decision.fields)
  if (decision.kind === 'update') writer.update(path, decision.fields)
  if (decision.kind === 'delete') writer.delete(path, stored)
}
