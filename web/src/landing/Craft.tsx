import { Services } from './Services'
import { Showreel } from './Showreel'

/** What the studio does, shown and said. */
export function Craft() {
  return (
    <>
      <Showreel />
      <Services />
    </>
  )
}
