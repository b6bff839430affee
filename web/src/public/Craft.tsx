import { Services } from './sections/work/Services'
import { Showreel } from './sections/work/Showreel'

/** What the studio does, shown and said. */
export function Craft() {
  return (
    <>
      <Showreel />
      <Services />
    </>
  )
}
