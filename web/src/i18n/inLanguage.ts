import { type LanguageCode, languageOf } from '@studio/domain/languages'

/** Returns the attributes of an element whose text is in another language than the page; none without a language. */
export const inLanguage = (code: LanguageCode | undefined) => code && { lang: code, dir: languageOf(code).dir }
