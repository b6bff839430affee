import * as v from 'valibot'

/** A path inside the console. Any other path is rejected: it may come from anyone. */
export const ConsolePath = v.pipe(v.string(), v.regex(/^\/admin(?=[/?]|$)/))
