import type { ComponentProps } from 'react'
import { Price } from './Price'

interface PricedTextProps extends ComponentProps<typeof Price> {
  text: (price: string) => string
}

const slot = '\uFFFC'

/** A sentence with one price in it. `text` returns the sentence with a given text in place of the price. */
export function PricedText({ text, ...price }: PricedTextProps) {
  const [before, after] = text(slot).split(slot)
  return (
    <>
      {before}
      <Price {...price} />
      {after}
    </>
  )
}
