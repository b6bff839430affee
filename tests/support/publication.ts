import { setTimeout } from 'node:timers/promises'
import { isUnpublished, Publication, publicationPath } from '@studio/domain/publishing/publication'
import * as v from 'valibot'
import { disableTriggers } from '../../scripts/lib/emulators/data.ts'
import type { EmulatorSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { serveBuiltSite } from '../../scripts/lib/emulators/emulators.ts'

/** The polling interval, and the time until a publication counts as dead, in ms. */
const pollMs = 300
const patienceMs = 120_000

/**
 * Disables the triggers of a set, waits until the publication that they started has ended, and serves the built pages
 * again, which the next tests expect.
 */
export async function endPublication(db: FirebaseFirestore.Firestore, set: EmulatorSet) {
  await disableTriggers(set)
  const isAtWork = async () => {
    const document = await db.doc(publicationPath).get()
    const stored = v.parse(Publication, { ...document.data(), id: document.id })
    return isUnpublished(stored) || stored.lease_until > 0
  }
  const until = Date.now() + patienceMs
  while (await isAtWork()) {
    if (Date.now() > until)
      throw new Error('the publication does not end: the pages of the next tests are not the built ones')
    await setTimeout(pollMs)
  }
  serveBuiltSite(set)
}
