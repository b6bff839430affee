import { Payment } from './Payment'
import { Pilot } from './Pilot'
import { Pricing } from './Pricing'
import { Process } from './Process'

/** How it works and what it costs. */
export function Offer() {
  return (
    <>
      <Process />
      <Pilot />
      <Pricing />
      <Payment />
    </>
  )
}
