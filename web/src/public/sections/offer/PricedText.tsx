import { Price } from './Price'

const slot = '\uFFFC'

/** A sentence with one price in it. `text` returns the sentence with a given text in place of the price. */
export function PricedText({ text, usd }: { text: (price: string) => string; usd: number }) {
  const [before, after] = text(slot).split(slot)
  return (
    <>
      {before}
      <Price usd={usd} />
      {after}
    </>
  )
}
