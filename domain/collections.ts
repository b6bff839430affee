/** Every Firestore collection of the product. */
export const collections = {
  projects: 'portfolio_projects',
  testimonials: 'testimonials',
  /** The owner's texts for the parts of the page, and the items of its lists. */
  sections: 'page_sections',
  prices: 'price_lists',
  messages: 'contact_messages',
  profiles: 'profiles',
  roles: 'user_roles',
  settings: 'site_settings',
  /** The last batch of each device's outbox that the server has accepted. */
  receipts: 'outbox_receipts',
  /** Sign-in attempts; no client may touch it. */
  rateLimits: 'rate_limits',
  /** The devices that each account has signed in on; no client may touch it. */
  knownDevices: 'known_devices',
  /** Numbers of enquiries by origin; no client may touch it. */
  enquiryCounts: 'enquiry_counts',
  /** Hashes of erased e-mail addresses with the time of erasure; no client may touch it. */
  erasures: 'erasures',
  /** The log of all changes: admins read it, only the server writes it. */
  auditLog: 'audit_log',
  /** The public halves of the accounts' passkeys; no client may touch it. */
  passkeys: 'passkeys',
  /** Challenges that a passkey has already answered, to prevent replays; no client may touch it. */
  usedChallenges: 'used_challenges',
  /** Accounts that sign in without a password, with the hashes of their recovery codes; no client may touch it. */
  passwordless: 'passwordless_accounts',
  /** Each admin's last deletion and its time; the rules require it with every deletion. */
  deletions: 'deletions',
  /** Uploaded pictures, each named by a hash of its content. */
  media: 'media',
  /** Uploaded films: each document is a manifest, named by a hash of its text. */
  films: 'films',
  /** The pieces of uploaded films, each named by a hash of its bytes. */
  filmPieces: 'film_pieces',
  /** Links that show what is saved but not public; no client may touch them. */
  previewLinks: 'preview_links',
  /** Counts of visits by day, without any identifier: admins read them, only the server writes them. */
  visitDays: 'visit_days',
  /** The state of the public pages' publication: admins read it, only the server writes it. */
  publishing: 'publishing',
  /** The devices with notifications on, each named by a hash of its address; no client may touch it. */
  pushDevices: 'push_devices',
  /** The record of who was told of each enquiry: admins read it, only the server writes it. */
  deliveries: 'deliveries',
  /** When each channel last reached someone, or why it fails: admins read it, only the server writes it. */
  channels: 'notice_channels',
} as const

export type CollectionName = (typeof collections)[keyof typeof collections]
