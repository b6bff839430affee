import { createRequire } from 'node:module'
import { root } from './paths.ts'

interface Account {
  user: { email: string }
  tokens: object
}

/** The two modules of the Firebase CLI that know who is signed in; it has no other interface for that. */
const load = createRequire(import.meta.url)
const cli = () =>
  load('firebase-tools/lib/auth') as {
    getAllAccounts: () => Account[]
    getProjectDefaultAccount: (folder: string) => Account | undefined
    setProjectAccount: (folder: string, email: string) => void
  }
const credentials = () =>
  load('firebase-tools/lib/defaultCredentials') as {
    getCredentialPathAsync: (account: Account) => Promise<string | undefined>
  }

/** The Google accounts that are signed in to the Firebase CLI. */
export const signedInAccounts = () =>
  cli()
    .getAllAccounts()
    .map(({ user }) => user.email)

/** The account that the Firebase CLI uses in this clone. */
export const accountInUse = () => cli().getProjectDefaultAccount(root)?.user.email

/** Makes the Firebase CLI use one of its accounts in this clone. */
export const switchAccount = (email: string) => cli().setProjectAccount(root, email)

/**
 * Lets Google's libraries use the sign-in of the Firebase CLI, so that nobody needs gcloud. Credentials that the
 * environment names come first, as in CI. Returns false if nobody is signed in; then the libraries look elsewhere.
 */
export async function shareSignIn(project?: string): Promise<boolean> {
  // Calls are charged to the project, not to the Firebase CLI's own.
  if (project) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return true
  const account = cli().getProjectDefaultAccount(root)
  const file = account && (await credentials().getCredentialPathAsync(account))
  if (!file) return false
  process.env.GOOGLE_APPLICATION_CREDENTIALS = file
  return true
}
