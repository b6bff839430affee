import type { LanguageCode } from '../../languages.ts'

/** The encodings that older programs use for a language's captions, by the names of the Encoding standard. */
const older: Partial<Record<LanguageCode, string>> = {
  ru: 'windows-1251',
  ar: 'windows-1256',
  ja: 'shift_jis',
  zh: 'gb18030',
}

/** Returns the text of a captions file in UTF-8, UTF-16 or the older encoding of its language. */
export function textOfFile(bytes: Uint8Array<ArrayBuffer>, language: LanguageCode): string {
  const decoded = (encoding: string) => new TextDecoder(encoding).decode(bytes)
  const [first, second] = bytes
  // Without a byte order mark, the zeros of Latin letters give UTF-16 away.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decoded('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decoded('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(older[language] ?? 'windows-1252')
  }
}
