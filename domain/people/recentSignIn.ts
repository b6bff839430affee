/** What changes accounts or leads the chat elsewhere asks for a sign-in of so long ago at most, in ms. */
export const recentSignInMs = 5 * 60_000

/** The message of a refusal (`failed-precondition`) that a new sign-in of the same person turns into consent. */
export const recentSignInNeeded = 'recent sign-in needed'
