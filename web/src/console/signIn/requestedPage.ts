import * as v from 'valibot'
import { ConsolePath } from '../../lib/consolePath'

/*
 * The console page that the user asked for before sign-in, for example by a mail's link or a notification. It is stored
 * in the history state of the sign-in page, so a reload keeps it and the address stays short.
 */

const Wanting = v.object({ wanted: ConsolePath })

/** Returns the history state that makes the sign-in page lead to a location. */
export const requestedPageState = ({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): v.InferInput<typeof Wanting> => ({
  wanted: pathname + search,
})

/** Returns the path to open after sign-in. */
export function requestedPageIn(state: unknown): string {
  const parsed = v.safeParse(Wanting, state)
  return parsed.success ? parsed.output.wanted : '/admin'
}
