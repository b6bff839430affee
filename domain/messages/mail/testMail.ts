import { type LanguageCode, languageOf } from '../../languages.ts'
import { escaped, type Mail } from './mail.ts'
import { ownerMailWords } from './ownerMailWords.ts'

/** Returns the mail that tests the channel, in the language of those about enquiries. */
export function testMail(to: string, language: LanguageCode): Mail {
  const { testSubject, testText } = ownerMailWords[language]
  const html = `<!doctype html><html lang="${language}" dir="${languageOf(language).dir}"><body>`
  return {
    to,
    subject: testSubject,
    text: `${testText}\n`,
    html: `${html}\n<p>${escaped(testText)}</p>\n</body></html>`,
  }
}
