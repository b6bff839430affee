import { Pilot } from './sections/offer/Pilot'
import { Pricing } from './sections/offer/Pricing'
import { Process } from './sections/offer/Process'

/** One file with the offer, and an island of its own: its cards answer before the offer has its styles. */
export { Payment } from './sections/offer/Payment'

/** How it works and what it costs. */
export function Offer() {
  return (
    <>
      <Process />
      <Pilot />
      <Pricing />
    </>
  )
}
