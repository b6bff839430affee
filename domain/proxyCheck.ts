import * as v from 'valibot'

/** The path that returns `ProxyCheck`. */
export const proxyCheckPath = '/api/doctor'

/** The address that a proxy check sends as X-Forwarded-For. It is reserved for documentation, so no visitor has it. */
export const documentationAddress = '192.0.2.1'

/**
 * A function's view of a request that was sent with `madeUpAddress`. `entries` is the length of X-Forwarded-For.
 * `proxies` is how many entries follow the made-up one: the right value of TRUSTED_PROXIES. It is null if the made-up
 * entry is missing, because a proxy in front drops what callers send.
 */
export const ProxyCheck = v.object({ entries: v.number(), proxies: v.nullable(v.number()) })
export type ProxyCheck = v.InferOutput<typeof ProxyCheck>
