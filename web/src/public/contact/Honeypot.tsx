import { Hidden } from '../../ui/Hidden'

/** The field's name, which tempts robots. */
export const trapName = 'website'

/** A field that no person sees or reaches; whoever fills it in is a robot. */
export function Honeypot() {
  return (
    <Hidden aria-hidden>
      <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </Hidden>
  )
}
