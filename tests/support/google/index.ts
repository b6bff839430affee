/**
 * A stand-in for Google's APIs on loopback, used by our own client and by the real `firebase deploy`. `startGoogle()`
 * returns:
 *
 * - `env`: the environment for our commands and for firebase-tools; spread it into a child's `env`.
 * - `state`: everything that Google knows, as plain JSON, to read, change, save or pass to the next stand-in.
 * - `faults`: `fail`, `delay`, `conflict`, and `afterMutation(n, () => child.kill('SIGKILL'))`.
 * - `log`: every call, with method, `<api host>/<path>?<query>`, body and status.
 * - `unexpected`: calls without a route; a test ends with `expect(google.unexpected).toEqual([])`.
 * - `close()`: ends it.
 *
 * One rule maps addresses: `https://HOST/PATH` is `<origin>/HOST/PATH`. It applies to APIs, to the live site
 * (`https://<site>.web.app/…`), and to functions (`https://<service>-….a.run.app/…`). Our client reads the origin from
 * GOOGLE_APIS_ORIGIN and sends `Authorization: Bearer owner`. firebase-tools reads one variable for each service and
 * sends the same token.
 *
 * It is as strict as Google: see the files in `apis/`. The first deployment of a gate registers its address on
 * cloudfunctions.net, as the real CLI does (firebase-tools #9997); only an update registers the one on run.app.
 * `state.projects[P].live` is the live site's behaviour beyond the deployment.
 *
 * `signedIn(google)` in cliLogin.ts creates the home of a user who is signed in to the Firebase CLI.
 * `addPreparedProject` creates a project that is ready for `firebase deploy`. After a deployment, `settle` in faults.ts
 * adds what comes with time, and `faults` lists the possible faults.
 */
import { callFaults } from './callFaults.ts'
import { environmentFor } from './environment.ts'
import type { GoogleOptions } from './router.ts'
import { type LoggedCall, startServer } from './server.ts'
import { emptyState, type GoogleState } from './state.ts'

const defaults: GoogleOptions = {
  propagation: 0,
  polls: 1,
  eventarcRefusals: 0,
  accountDelay: 0,
  automaticGrants: false,
}

export async function startGoogle(options: Partial<GoogleOptions> & { state?: GoogleState } = {}) {
  const { state = emptyState(), ...more } = options
  const faults = callFaults()
  const log: LoggedCall[] = []
  const unexpected: string[] = []
  const settings = { ...defaults, ...more }
  const { google, close } = await startServer(
    (origin) => ({ state, options: settings, origin }),
    faults,
    log,
    unexpected,
  )
  const { origin } = google
  return { origin, env: environmentFor(origin), state, options: settings, faults, log, unexpected, close }
}
export type StandIn = Awaited<ReturnType<typeof startGoogle>>
