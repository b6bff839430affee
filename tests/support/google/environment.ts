/** The variables from which firebase-tools 15 takes the origins of Google's services (its lib/api.js). */
const hosts = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  CLOUD_BILLING_URL: 'cloudbilling',
  CLOUD_MONITORING_URL: 'monitoring',
  CLOUD_RUN_API_URL: 'run',
  CLOUD_RUN_URL: 'run',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager',
  COMPUTE_URL: 'compute',
  EVENTARC_URL: 'eventarc',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild',
  FIREBASE_CLOUDLOGGING_URL: 'logging',
  FIREBASE_CLOUDSCHEDULER_URL: 'cloudscheduler',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions',
  FIREBASE_HOSTING_API_URL: 'firebasehosting',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_IDENTITY_URL: 'identitytoolkit',
  FIREBASE_PUBSUB_URL: 'pubsub',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
  FIREBASE_RULES_URL: 'firebaserules',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_TOKEN_URL: 'www',
  FIREBASE_AUTH_URL: 'oauth2',
  FIRESTORE_URL: 'firestore',
} as const

/** The environment in which a command talks to the stand-in, and to nobody else. */
export const environmentFor = (origin: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(hosts).map(([name, host]) => [name, `${origin}/${host}.googleapis.com`])),
  GOOGLE_APIS_ORIGIN: origin,
  // Its host is fixed in firebase-tools.
  FIREBASE_SKIP_INFORMATIONAL_IAM: '1',
  HTTP_PROXY: '',
  HTTPS_PROXY: '',
  http_proxy: '',
  https_proxy: '',
})
