/** Every Firestore collection of the product. */
export const collections = {
  projects: 'portfolio_projects',
  testimonials: 'testimonials',
  messages: 'contact_messages',
  profiles: 'profiles',
  roles: 'user_roles',
  settings: 'site_settings',
  /** The last batch of each device's outbox that the server has taken. */
  receipts: 'outbox_receipts',
  /** Sign-in attempts; no client may touch it. */
  rateLimits: 'rate_limits',
  /** The devices that each account has signed in on; no client may touch it. */
  knownDevices: 'known_devices',
  /** How many enquiries came from where; no client may touch it. */
  enquiryCounts: 'enquiry_counts',
  /** Whose data was erased and when, by a hash of the e-mail; no client may touch it. */
  erasures: 'erasures',
  /** Who did what: admins read it, only the server writes it. */
  auditLog: 'audit_log',
  /** The public halves of the accounts' passkeys; no client may touch it. */
  passkeys: 'passkeys',
  /** Challenges that a passkey has answered, so that none is answered twice; no client may touch it. */
  usedChallenges: 'used_challenges',
  /** Accounts that sign in without a password, with the hashes of their recovery codes; no client may touch it. */
  passwordless: 'passwordless_accounts',
  /** What each admin deleted last, and when: the rules demand it beside every deletion. */
  deletions: 'deletions',
  /** Pictures of the studio's own, each named by a hash of what it holds. */
  media: 'media',
  /** E-mails that Firebase's extension "Trigger Email" sends; no client may touch it. */
  mail: 'mail',
} as const

export type CollectionName = (typeof collections)[keyof typeof collections]
