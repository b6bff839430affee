/** Who can sign in on the emulators. */
export interface AccountSeed {
  uid: string
  email: string
  full_name: string
  admin: boolean
  /** When the account was made, from now backwards. */
  daysAgo: number
}

/** The password of all of them; they exist on emulators only. */
export const password = 'montaje-2026'

/** The owner, a second admin, and someone who only has an account. The owner is the first. */
export const accounts = [
  { uid: 'seed-owner', email: 'owner@studio.test', full_name: 'Valeria Montes', admin: true, daysAgo: 210 },
  { uid: 'seed-editor', email: 'editor@studio.test', full_name: 'Tomás Rueda', admin: true, daysAgo: 96 },
  { uid: 'seed-cliente', email: 'cliente@studio.test', full_name: 'Lucía Ferrer', admin: false, daysAgo: 12 },
] as const satisfies readonly AccountSeed[]

/** How an account stands with Auth, beside its id. */
export const accountFacts = ({ email, full_name }: AccountSeed) => ({
  email,
  password,
  displayName: full_name,
  emailVerified: true,
  disabled: false,
})
