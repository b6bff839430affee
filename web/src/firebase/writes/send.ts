import { collections } from '@studio/domain/collections'
import { decideStored } from '@studio/domain/outbox/decideStored'
import { type Attempt, type Change, isPicture, type Refusal, type Values } from '@studio/domain/outbox/pendingMutation'
import type { Batch } from '@studio/domain/outbox/queue'
import { Receipt } from '@studio/domain/outbox/receipt'
import { sessionFrom } from '@studio/domain/people/sessionToken'
import { roleId } from '@studio/domain/people/user'
import { doc, type Firestore, runTransaction, type Transaction } from 'firebase/firestore'
import * as v from 'valibot'
import { codeOf } from '../../lib/codeOf'
import { plain } from '../plain'
import { NothingToWrite, readStored } from '../reads/readStored'
import { openAuth } from '../session/auth'
import { sessionTokenOf } from '../session/sessionToken'
import { inTime, oneRun } from './oneRun'
import { type Decided, decideMove, decidePlace } from './places'
import { type SignedWriter, signedWriter } from './signedWriter'
import { waitForSnapshot } from './waitForSnapshot'

/** What came of a batch; `waiting`: the network or the server was not there, try again later. */
export type Outcome =
  | { kind: 'published' }
  | { kind: 'conflict'; theirs: ReadonlyMap<string, Values | null> }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'waiting' }
  | { kind: 'broken' }

/**
 * Sends one step by a transaction, which reads the server's copy and does not touch the SDK's own queue of writes.
 * The transaction also reads and writes this device's receipt: a batch whose answer got lost is not written again.
 * `isOpen` says whether the outbox still waits for this attempt: a transaction that starts over, after another one has
 * stored the batch and a later one, would find neither's receipt. Resolves once a snapshot of the server shows the batch.
 */
export async function send(
  db: Firestore,
  userId: string,
  batch: Batch,
  attempt: Attempt,
  isOpen: () => Promise<boolean>,
): Promise<Outcome> {
  const run = { db, userId, attempt, isOpen }
  try {
    const isBlind = batch.chains.length > 1 && batch.chains.flat().every(isLoose)
    return await trySend(run, batch, isBlind)
  } catch (error) {
    if (codeOf(error) !== 'permission-denied' && !invalid.has(codeOf(error))) return unsent(error)
  }
  // Once more, with what the server has now: the role may be gone, or the revision may have moved meanwhile.
  try {
    const role = await inTime(readStored(db, `${collections.roles}/${roleId(userId)}`), patienceMs)
    // The role is gone, and the page leaves: what waits is sent once it is back.
    if (!role) return { kind: 'waiting' }
    // The session is over, or about to go on with a new token: this page leaves, or sends again.
    const token = await sessionTokenOf((await openAuth()).auth)
    if (!token || sessionFrom(token) < (Number(role.valid_since) || 0) * 1000) return { kind: 'waiting' }
    return await trySend(run, batch, false)
  } catch (error) {
    const isRefused = codeOf(error) === 'permission-denied' || invalid.has(codeOf(error))
    return isRefused ? { kind: 'refused', refusal: 'invalid' } : unsent(error)
  }
}

const invalid: ReadonlySet<string> = new Set(['invalid-argument', 'not-found', 'already-exists', 'out-of-range'])

/** The SDK cannot be used again in this page after one of these. */
export const isDead = (error: unknown) =>
  error instanceof Error && /INTERNAL ASSERTION|already been terminated|already failed/.test(error.message)

function unsent(error: unknown): Outcome {
  if (isDead(error)) return { kind: 'broken' }
  console.info('changes wait for the server', error instanceof Error ? error.message : error)
  return { kind: 'waiting' }
}

/** Whose batch is sent, where to, and whether it still has to be. */
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
  // Nobody listens to pictures, whose bytes are here already.
  await waitForSnapshot(
    run.db,
    written.filter(({ path }) => !isPicture(path)),
  )
  if (conflicts.length === 0) return { kind: 'published' }
  return { kind: 'conflict', theirs: new Map(conflicts.map(({ path, stored }) => [path, stored ?? null])) }
}

/** How long the server may take for one step before it counts as silent, in ms. The next try waits on. */
const patienceMs = 25_000
/** The same for each picture: a slow network carries 5 KB in a second. */
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
      // Asked after the receipt was read: whatever closes the attempt from now on makes this transaction start over.
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

/** A batch that is in already: what was written then is done, whatever has become of it; what collided still does. */
const asTaken = (one: Decided, { conflicts }: Receipt): Decided => ({
  ...one,
  decision: conflicts.includes(one.path) ? { kind: 'conflict', fields: [] } : { kind: 'done' },
})

/** States of many documents that a person chose are first tried without reading each one. */
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
  // A step of several says itself where each has its place.
  return [isAlone ? await decidePlace(db, decided) : decided]
}

function write(writer: SignedWriter, { path, decision, stored }: Decided) {
  if (decision.kind === 'create') writer.set(path, decision.fields)
  if (decision.kind === 'update') writer.update(path, decision.fields)
  if (decision.kind === 'delete') writer.delete(path, stored)
}
