import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Whether a text in small letters is one of the 49,000 passwords that leaked most often. The list stays with the
 * functions: it would make the console larger by 200 kB, compressed, for something that the server must ask anyway.
 */
export const isCommonPassword = (plain: string) => list().has(plain)

let known: ReadonlySet<string> | undefined
const list = () => {
  known ??= new Set<string>(dictionary['passwords-common'])
  return known
}
