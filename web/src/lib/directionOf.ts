/**
 * Returns the `dir` of a name in any language. `auto` looks only at the first letter, so it would reverse an Arabic
 * title that begins with a Latin brand.
 */
export const directionOf = (name: string) => (/\p{sc=Arabic}/u.test(name) ? 'rtl' : 'auto')
