import { type LanguageCode, languageOf } from '@studio/domain/languages'

/** The attributes of an element whose text is in another language than the page; none if it is in the page's. */
export const inLanguage = (code: LanguageCode | undefined) => code && { lang: code, dir: languageOf(code).dir }
