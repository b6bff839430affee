import type { LanguageCode } from '@studio/domain/languages'
import type { PublicTexts } from './locales/es/public'

const dictionaries = import.meta.glob<{ publicTexts: PublicTexts }>('./locales/*/public.ts')

/** Returns a language's public dictionary. */
export async function loadPublicTexts(code: LanguageCode): Promise<PublicTexts> {
  const load = dictionaries[`./locales/${code}/public.ts`]
  if (!load) throw new Error(`no dictionary for ${code}`)
  return (await load()).publicTexts
}
