import { collections } from '@studio/domain/collections'
import { forEachKind } from '@studio/domain/content/contentKinds'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import type { LanguageCode } from '@studio/domain/languages'
import { server } from '../support/server'

const rows = (name: string) => server.all(name) as ({ id: string } & Record<string, unknown>)[]

/** Returns all content of the fake server. */
export const storedContent = () => ({
  settings: rows(collections.settings),
  ...forEachKind((kind) => rows(collections[kind])),
})

/** Returns the fake server's content; an admin gets all of it. Rejects while the fake is offline or failing. */
export async function fetchContent(language: LanguageCode) {
  if (!server.isOnline || server.isFailing(collections.projects)) throw new Error('no answer')
  const isForAdmin = server.user !== undefined && server.isAdmin(server.user.uid)
  return { content: publicContentFrom(language, storedContent(), Date.now(), isForAdmin), isForAdmin }
}
