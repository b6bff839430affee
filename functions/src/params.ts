import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'

// functions/.env explains each value. Those without a default are in `.env.local` for the emulators and in
// `.env.<project>` for a real project.
export const region = defineString('FUNCTIONS_REGION')
export const publicAccount = defineString('PUBLIC_SERVICE_ACCOUNT')
export const adminAccount = defineString('ADMIN_SERVICE_ACCOUNT')
export const publisherAccount = defineString('PUBLISHER_SERVICE_ACCOUNT')
export const extraOrigins = defineString('SITE_ORIGINS', { default: '' })
export const trustedProxies = defineInt('TRUSTED_PROXIES', { default: 1 })
export const enforcesAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false })
export const warmGates = defineInt('WARM_GATES', { default: 1 })

/** Signs the tokens of known devices and salts the hashes of addresses. */
export const signingSecret = defineSecret('SIGNING_SECRET')
/** The key of the translation service; 'off' while there is none. */
export const translationKey = defineSecret('TRANSLATION_KEY')
/** The mail server with its password (notices/sendMail.ts); 'off' while there is none. */
export const smtpUrl = defineSecret('SMTP_URL')
/** The private key that identifies this site to push services. */
export const vapidKey = defineSecret('VAPID_KEY')
