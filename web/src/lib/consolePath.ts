import * as v from 'valibot'

/** An address inside of the console. What else asks to be opened there may be anybody's, and is left. */
export const ConsolePath = v.pipe(v.string(), v.regex(/^\/admin(?=[/?]|$)/))
