/** The address of the site under test, of this worker alone where there are several (scripts/lib/emulators/workerSite.ts). */
export const siteUrl = () => process.env.SITE_URL ?? 'http://127.0.0.1:5000'

/** The address of a sample picture: a page would stumble over those of a site that is not there. */
export const samplePicture = (name = 'cafe-aurora') => `${siteUrl()}/samples/${name}.webp`

/** The Firebase project of that site. */
export const projectId = () => process.env.GCLOUD_PROJECT ?? 'demo-studio'
