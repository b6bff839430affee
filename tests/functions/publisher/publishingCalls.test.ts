import { Publication, publicationPath } from '@studio/domain/publishing/publication'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishingHandlers } from '../../../functions/src/publisher/publishingCalls.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { auth, newAdmin, ownDatabase } from '../support.ts'

const db = ownDatabase('publishing-calls')
const document = db.doc(publicationPath)
const { publishNow, goBackToRelease } = publishingHandlers({ db, auth, now: Date.now })
const release = (id: string, build = 'b') => ({ id, at: 1, build, items: [], more: 0 })
const failed = { failure: 'unreachable', tries: 7, retry_at: Date.now() + 900_000 }
let owner: Caller

beforeAll(async () => {
  owner = await newAdmin(db)
})
beforeEach(async () => {
  const releases = [release('live'), release('old'), release('older', 'a')]
  await document.set({ changed_at: 5, covered: 5, build: 'b', live: 'live', releases, ...failed })
})
const state = async () => v.parse(Publication, { ...(await document.get()).data(), id: 'state' })

describe('An admin', () => {
  it('asks for an earlier release, which is tried at once', async () => {
    await goBackToRelease({ data: { id: 'old' }, auth: owner })
    expect(await state()).toMatchObject({
      wanted: { release: 'old', by: owner.uid, at: expect.any(Number) },
      ...{ changed_at: 5, retry_at: null, tries: 0 },
    })
  })

  it.each([
    ['the live release', 'live'],
    ['a release of another build', 'older'],
    ['an unknown release', 'other'],
  ])('cannot go back to %s', async (_, id) => {
    await expect(goBackToRelease({ data: { id }, auth: owner })).rejects.toMatchObject({ code: 'not-found' })
    expect((await state()).wanted).toBeNull()
  })

  it('publishes the stored content now, in place of an earlier release', async () => {
    await document.update({ wanted: { release: 'old', by: 'ana', at: 1 } })
    await publishNow({ data: {}, auth: owner })
    const { changed_at, wanted, retry_at } = await state()
    expect([changed_at > 5, wanted, retry_at]).toEqual([true, null, null])
  })
})
