import { isContentKind } from '@studio/domain/content/contentKinds'
import type { Source } from './frame/readParts'

/** Finds the part and the field that a mark names: 'projects/<id>/title'. Undefined for texts without a form. */
export function sourceOf(mark: string): Source | undefined {
  const [kind = '', id = '', field] = mark.split('/')
  if (field === undefined) return undefined
  return { part: `${kind}/${id}`, field, isItem: isContentKind(kind) }
}
