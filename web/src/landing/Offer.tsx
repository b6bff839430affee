import { Pilot } from './Pilot'
import { Pricing } from './Pricing'
import { Process } from './Process'

/** One file with the offer, and a zone of its own: its cards answer before the offer has its styles. */
export { Payment } from './Payment'

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
