/**
 * The paths of the requests for a new token and for the account, as URLPattern's. Auth sends both when it starts with a
 * stored session. The emulator's paths begin with the host that Google uses. A pattern that begins without a slash would
 * be relative to the worker's own folder.
 */
export const authPatterns = ['/*v1/token', '/*accounts\\:lookup']

/** Returns whether Auth sends this request, even in browsers without URLPattern. */
export const isAuthRequest = ({ pathname }: URL) => /\/v1\/token$|\/accounts:lookup$/.test(pathname)
