import { isContentKind } from '@studio/domain/content/contentKinds'
import { partOf } from '@studio/domain/content/page/parts'
import type { Prices } from '@studio/domain/offers/prices'
import { price, type Source } from './frame/readParts'
import { isNumberText, shownNumber } from './shownNumber'

/** The part whose form has the numbers of the price list that applies, or of a new one. */
export const currentPrices = 'prices/current'

/**
 * Finds the part and the field of a text on the page. Its mark is 'projects/<id>/title', or a dictionary key; only
 * prices have none. Undefined for texts that the owner cannot change.
 */
export function sourceOf(
  mark: string | undefined,
  text: string,
  prices: Prices,
  attribute?: string,
): Source | undefined {
  if (mark === undefined ? price.test(text) : isNumberText(mark))
    return { part: currentPrices, field: shownNumber(mark, text, prices), isItem: false }
  if (mark === undefined) return undefined
  const [kind = '', id = '', field] = mark.split('/')
  // The logo shows the studio's name to people who cannot see it.
  if (mark === 'settings/site_info/name' && attribute === 'alt')
    return { part: 'settings/site_info', field: 'logo_url', isItem: false }
  if (field !== undefined) return { part: `${kind}/${id}`, field, isItem: isContentKind(kind) }
  // A line of a list is part of that list's text.
  const found = partOf(mark) ?? partOf(mark.replace(/\.\d+$/, ''))
  return found && { part: `sections/${found.part.id}`, field: found.slot, isItem: found.part.list !== undefined }
}
