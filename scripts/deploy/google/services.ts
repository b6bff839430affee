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

/** Returns whether calls go to a stand-in, which has no accounts. */
export const isStandIn = () => Boolean(process.env.GOOGLE_APIS_ORIGIN)

export const originOf = (service: Service) => addressOf(`https://${service}.googleapis.com`)
