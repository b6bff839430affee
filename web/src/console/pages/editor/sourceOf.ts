import { isContentKind } from '@studio/domain/content/contentKinds'
import { partOf } from '@studio/domain/content/page/parts'
import type { Source } from './frame/readParts'

/**
 * Finds the part and the field that a mark names: 'projects/<id>/title', or a dictionary key. Undefined for texts that
 * the owner cannot change.
 */
export function sourceOf(mark: string, attribute?: string): Source | undefined {
  const [kind = '', id = '', field] = mark.split('/')
  // The logo shows the studio's name to those who cannot see it.
  if (mark === 'settings/site_info/name' && attribute === 'alt')
    return { part: 'settings/site_info', field: 'logo_url', isItem: false }
  if (field !== undefined) return { part: `${kind}/${id}`, field, isItem: isContentKind(kind) }
  // A line of a list is part of that list's text.
  const found = partOf(mark) ?? partOf(mark.replace(/\.\d+$/, ''))
  return found && { part: `sections/${found.part.id}`, field: found.slot, isItem: found.part.list !== undefined }
}
