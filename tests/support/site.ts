/**
 * Returns the address of the site under test, which is this worker's own if there are several
 * (scripts/lib/emulators/workerSite.ts).
 */
export const siteUrl = () => process.env.SITE_URL ?? 'http://127.0.0.1:5000'

/** Returns the address of a sample picture, which exists on this site. */
export const samplePicture = (name = 'volta') => `${siteUrl()}/samples/${name}.webp`

/** Returns the Firebase project of that site. */
export const projectId = () => process.env.GCLOUD_PROJECT ?? 'demo-studio'
