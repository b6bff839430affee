/** Sign-in and console; every other path that has no page of its own is the 404 page. */
export const isConsolePath = (path: string) => /^\/(auth|admin-console|admin)(\/|$)/.test(path)
