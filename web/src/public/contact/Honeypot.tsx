import { Hidden } from '../../ui/Hidden'

/** The honeypot's name. Bots fill in any field; autofill does not know this name. */
export const honeypotName = 'topic'

/** Attributes that keep password managers away (1Password, LastPass, Bitwarden, Dashlane). */
const notForManagers = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
}

/** A field that no person sees or reaches, so only bots fill it in. */
export function Honeypot() {
  return (
    <Hidden aria-hidden>
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" {...notForManagers} />
    </Hidden>
  )
}
