import { Price } from './Price'

const slot = '\uFFFC'

/** A sentence with one price in it; `text` gives the sentence for whatever stands in the price's place. */
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
