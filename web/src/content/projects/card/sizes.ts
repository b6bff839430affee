import { type CardShape, ratioOf } from '@studio/domain/content/media/cardRows'
import { pictureShapes } from '@studio/domain/content/media/picture'

/** A card's share of the page's width, in per cent: in two columns or more, and on large screens. */
export interface CardShare {
  medium: number
  large: number
}

/** Returns whether the words are on the picture, because it is at least as high as it is wide. */
export const isUpright = (shape: CardShape) => ratioOf(shape) <= 1

/** Returns the width of a card in a row to swipe. A vertical one is as high as the others. */
export const swipedWidth = (shape: CardShape) =>
  shape === '9:16' ? 'min(57.5cqi - 1.5rem, 12rem)' : 'min(84cqi - 2.1rem, 20rem)'

const { width, height } = pictureShapes.thumbnail

/** Returns the `sizes` of a card's uploaded picture, which is wider than its frame if the piece is narrower. */
export function cardSizes(shape: CardShape, { medium, large }: CardShare): string {
  const times = Math.max(1, width / height / ratioOf(shape))
  const part = (share: number) => Number((share * times).toFixed(1))
  const swiped = swipedWidth(shape).replace('cqi', 'vw')
  return `(min-width: 64rem) min(${part(large)}vw, ${part(large * 1.2)}rem), (min-width: 48rem) ${part(medium)}vw, calc(${times.toFixed(2)} * ${swiped})`
}
