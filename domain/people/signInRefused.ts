/** What the gate says to whom it lets not in (functions/src/signIn/gate.ts); Auth wraps these words into its own answer. */
export const signInRefused = 'sign-in refused'

/**
 * Whether an error of Auth's SDK means that the gate let nobody in: the SDK makes `auth/internal-error` of it, and only
 * its message quotes the gate's answer. A gate that failed is none that refused.
 */
export const isGateRefusal = (code: string, message: string) =>
  code === 'auth/internal-error' && message.includes(signInRefused)
