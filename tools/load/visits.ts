import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { publicContentPath } from '@studio/domain/content/publicContent'
import { languageCodes } from '@studio/domain/languages'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { contentHandler } from '../../functions/src/publicContent/publicContent.ts'
import { exactly, type Figure, told } from '../shared/figures.ts'

const visits = 1000
/** The number of collections that one reading asks for: the state of publication, settings and all content. */
const collectionCount = 2 + contentCollections.length
/** Time for which the function caches its content, in ms. */
const cacheMs = 3000

/** Counts the queries of one instance while visitors in ten languages call it without a CDN. */
export async function contentVisits(db: Firestore, auth: Auth): Promise<Figure[]> {
  let queries = 0
  const collection: Firestore['collection'] = (name) => {
    queries++
    return db.collection(name)
  }
  const store = { collection, runTransaction: db.runTransaction.bind(db) }
  const server = createServer(contentHandler({ db: store, auth, now: Date.now, cacheMs })).listen(0)
  const { port } = server.address() as AddressInfo
  const started = performance.now()
  const statuses: number[] = []
  for (let n = 0; n < visits; n += languageCodes.length)
    statuses.push(
      ...(await Promise.all(
        languageCodes.map(async (code) => {
          const answer = await fetch(`http://127.0.0.1:${port}${publicContentPath(code)}`)
          await answer.arrayBuffer()
          return answer.status
        }),
      )),
    )
  const took = performance.now() - started
  server.close()
  const ok = statuses.filter((status) => status === 200).length
  return [
    exactly(`${visits} visits past the CDN, one after the other: answered`, visits, ok),
    exactly('… readings of all content, one in three seconds', Math.ceil(took / cacheMs), queries / collectionCount),
    told('… time for one', took / visits),
  ]
}
