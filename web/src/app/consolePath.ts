/** Returns whether a path belongs to sign-in or the console. Any other path without a page of its own is a 404. */
export const isConsolePath = (path: string) => /^\/(auth|admin-console|admin)(\/|$)/.test(path)
