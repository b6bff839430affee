import { isContentKind } from '@studio/domain/content/contentKinds'
import { partOf } from '@studio/domain/content/page/parts'
import type { Source } from './frame/readParts'

/**
 * Finds the part and the field that a mark names: 'projects/<id>/title', or a dictionary key. Undefined for texts that
 * the owner cannot change.
 */
export function sourceOf(mark: string): Source | undefined {
  const [kind = '', id = '', field] = mark.split('/')
  if (field !== undefined) return { part: `${kind}/${id}`, field, isItem: isContentKind(kind) }
  // A line of a list is part of that list's text.
  const found = partOf(mark) ?? partOf(mark.replace(/\.\d+$/, ''))
  return found && { part: `sections/${found.part.id}`, field: found.slot, isItem: found.part.list !== undefined }
}
