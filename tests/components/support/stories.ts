import { collections } from '@studio/domain/collections'
import { server } from './server'

/** Removes a stored project's brief, approach and result, so that a project without a film opens nothing. */
export function removeStory(id: string) {
  const stored = server.read(collections.projects, id) ?? {}
  const texts = Object.keys(stored).filter((field) => /^(brief|approach|result)_/.test(field))
  server.put(collections.projects, id, { ...stored, ...Object.fromEntries(texts.map((field) => [field, ''])) })
}
