/** The Google services that deploy and doctor call, by the name that begins their host. */
export type Service =
  | 'artifactregistry'
  | 'billingbudgets'
  | 'cloudbilling'
  | 'cloudfunctions'
  | 'cloudresourcemanager'
  | 'cloudscheduler'
  | 'eventarc'
  | 'firebase'
  | 'firebaseappcheck'
  | 'firebasehosting'
  | 'firebaserules'
  | 'firestore'
  | 'iam'
  | 'identitytoolkit'
  | 'logging'
  | 'orgpolicy'
  | 'run'
  | 'secretmanager'
  | 'serviceusage'

/** Services that work before the project's APIs are on: their calls are charged to the Firebase CLI's own project. */
export const bootstrap: readonly Service[] = ['firebase', 'cloudresourcemanager', 'serviceusage']

/**
 * The address to call for an address of Google's. GOOGLE_APIS_ORIGIN, which only tests set, leads every call to a
 * stand-in: `https://HOST/PATH` becomes `<origin>/HOST/PATH`.
 */
export function addressOf(url: string): string {
  const standIn = process.env.GOOGLE_APIS_ORIGIN
  return standIn ? url.replace(/^https:\//, standIn) : url
}

/** The emulators of two services, by the variables that Google's own libraries read. */
function emulatorOf(service: Service): string | undefined {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = process.env
  if (service === 'identitytoolkit' && auth) return `http://${auth}/identitytoolkit.googleapis.com`
  return service === 'firestore' && firestore ? `http://${firestore}` : undefined
}

export const originOf = (service: Service) => emulatorOf(service) ?? addressOf(`https://${service}.googleapis.com`)

/** Returns whether calls to an origin need the sign-in of a person: emulators and the stand-in know no accounts. */
export const needsSignIn = (origin: string) => origin.startsWith('https:')
