import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Returns whether a text in lower case is one of the 49,000 most leaked passwords. Only the functions have the list: it
 * would add 200 kB (compressed) to the console, and the server must check anyway.
 */
export const isCommonPassword = (plain: string) => list().has(plain)

let known: ReadonlySet<string> | undefined
const list = () => {
  known ??= new Set<string>(dictionary['passwords-common'])
  return known
}
