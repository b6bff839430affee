import * as v from 'valibot'

/** Where the site answers `ProxyCheck`. */
export const proxyCheckPath = '/api/doctor'

/** The address that a proxy check sends as X-Forwarded-For. It is reserved for documentation: no visitor has it. */
export const madeUpAddress = '192.0.2.1'

/**
 * What a function saw of a request that was sent with `madeUpAddress`: how many entries X-Forwarded-For had, and how many
 * proxies appended one behind the made-up entry, which is the right value of TRUSTED_PROXIES. `proxies` is null if no
 * entry is the made-up one: then a proxy in front drops what a caller writes.
 */
export const ProxyCheck = v.object({ entries: v.number(), proxies: v.nullable(v.number()) })
export type ProxyCheck = v.InferOutput<typeof ProxyCheck>
