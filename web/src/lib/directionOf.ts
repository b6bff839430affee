/**
 * Which way a name is read that may be in any language. `auto` looks at the first letter alone, and an Arabic title that
 * begins with a brand's Latin name would be read backwards.
 */
export const directionOf = (name: string) => (/\p{sc=Arabic}/u.test(name) ? 'rtl' : 'auto')
