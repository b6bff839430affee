import type { Firestore } from 'firebase-admin/firestore'
import { GoogleAuth } from 'google-auth-library'
import { logFailure } from '../lib/log.ts'
import type { Site } from '../requests/guard.ts'
import { folderTarget } from './folder.ts'
import { hostingTarget } from './hostingApi.ts'
import { prove } from './proof.ts'
import { publisher } from './publish.ts'
import { rendererBuild, renderFiles } from './render.ts'

/** The variable that holds the build of the site deployed together with this function. */
const buildVariable = 'SITE_BUILD'

/** The variables in which the emulators name the folder that Hosting serves, and its address. */
const emulated = { folder: 'HOSTING_FOLDER', origin: 'SITE_URL' } as const

/**
 * Returns a function that publishes the content to Hosting, or on the emulators to the folder that they serve. There it
 * resolves at once.
 */
export function publishPagesTo(db: Firestore, site: () => Site, now: () => number): () => Promise<void> {
  /** The access token of the function's own account. */
  const account = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/firebase' })

  function target() {
    const { project, moreOrigins, isEmulated } = site()
    const { [buildVariable]: deployed, [emulated.folder]: folder, [emulated.origin]: origin = '' } = process.env
    if (isEmulated) {
      const build = rendererBuild()
      // `npm run dev` renders each page in the browser, so there is nothing to publish.
      return folder && build ? { build, target: folderTarget({ folder, origin, build }) } : undefined
    }
    const build = deployed ?? ''
    const [ownOrigin] = moreOrigins
      .split(',')
      .map((one) => one.trim().replace(/\/$/, ''))
      .filter(Boolean)
    const token = async () => (await account.getAccessToken()) ?? ''
    return { build, target: hostingTarget({ project, ownOrigin, build, token }) }
  }

  return async () => {
    const to = target()
    if (!to) return
    const run = publisher({ db, now, ...to, render: renderFiles, prove })()
    if (!site().isEmulated) return await run
    // The Firestore emulator delivers one event at a time, and waits for the answer. Waiting here would hold back the
    // notes of further changes. In production events arrive in parallel, and a function that has answered may be stopped.
    run.catch((error: unknown) => logFailure('pages could not be published', error, {}))
  }
}
