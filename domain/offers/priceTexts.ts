/**
 * The Spanish messages about numbers of a price list. Schemas carry the key as their message; the console looks it up in
 * its dictionary, whose Spanish edition is this object.
 */
export const priceTexts = {
  nameMissing: 'Ponle un nombre a la lista',
  amountRange: 'Escribe un valor de 0 a {{amountMax}}, con dos decimales como máximo',
  secondsRange: 'Escribe un número entero de segundos, de 1 a {{secondsMax}}',
  positiveRange: 'Escribe un número entero de 1 a {{countMax}}',
  countRange: 'Escribe un número entero de 0 a {{countMax}}',
  priceMissing: 'Falta el precio',
  lengthsOverlap: 'Debe ser mayor que la duración del plan anterior',
  packQuantity: 'Cada pack necesita una cantidad distinta, de 2 videos o más',
  packDearer: 'Cada video del pack cuesta más que un video suelto',
  packDearerThanSmaller: 'Cada video cuesta más que en un pack más pequeño',
  rangeReversed: 'No puede ser menor que el primer número',
} as const

export type PriceMessage = keyof typeof priceTexts

/** Returns whether a message is a key of the table. */
export const isPriceMessage = (message: string): message is PriceMessage => Object.hasOwn(priceTexts, message)
