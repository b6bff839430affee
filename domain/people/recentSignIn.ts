/** What changes accounts or leads the chat elsewhere asks for a sign-in of so long ago at most, in ms. */
export const recentSignInMs = 5 * 60_000
