import * as v from 'valibot'
import { ConsolePath } from '../../lib/consolePath'

/* Where somebody was on the way to who has to sign in first: a mail's link, a pressed notification. It waits in the
   history's entry of the sign-in page, so a reload keeps it and the address stays short. */

const Wanting = v.object({ wanted: ConsolePath })

/** What the sign-in page is given to lead there. */
export const wanting = ({ pathname, search }: { pathname: string; search: string }): v.InferInput<typeof Wanting> => ({
  wanted: pathname + search,
})

/** Where signing in leads. */
export function wantedIn(state: unknown): string {
  const parsed = v.safeParse(Wanting, state)
  return parsed.success ? parsed.output.wanted : '/admin'
}
