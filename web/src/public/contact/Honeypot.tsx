import { Hidden } from '../../ui/Hidden'

/** The field's name: a robot fills in whatever it finds, and what fills in forms for people knows nothing of it. */
export const honeypotName = 'topic'

/** Keeps password managers out that know these marks (1Password, LastPass, Bitwarden, Dashlane). */
const notForManagers = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
}

/** A field that no person sees or reaches; whoever fills it in is a robot. */
export function Honeypot() {
  return (
    <Hidden aria-hidden>
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" {...notForManagers} />
    </Hidden>
  )
}
