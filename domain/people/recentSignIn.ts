/** Maximum age of the sign-in for changing accounts or redirecting the chat, in ms. */
export const recentSignInMs = 5 * 60_000
