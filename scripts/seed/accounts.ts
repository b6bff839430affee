/** An account on the emulators. */
export interface AccountSeed {
  uid: string
  email: string
  full_name: string
  admin: boolean
  /** The age of the account in days. */
  daysAgo: number
}

/** The password of all accounts; they exist on emulators only. */
export const password = 'montaje-2026'

/** The owner, a second admin, and someone without a role. The owner is the first. */
export const accounts = [
  { uid: 'seed-owner', email: 'owner@studio.test', full_name: 'Valeria Montes', admin: true, daysAgo: 210 },
  { uid: 'seed-editor', email: 'editor@studio.test', full_name: 'Tomás Rueda', admin: true, daysAgo: 96 },
  { uid: 'seed-cliente', email: 'cliente@studio.test', full_name: 'Lucía Ferrer', admin: false, daysAgo: 12 },
] as const satisfies readonly AccountSeed[]

/** Returns an account's data for Auth, except its id. */
export const accountFacts = ({ email, full_name }: AccountSeed) => ({
  email,
  password,
  displayName: full_name,
  emailVerified: true,
  disabled: false,
})
