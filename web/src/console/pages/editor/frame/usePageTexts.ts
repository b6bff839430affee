import type { LanguageCode } from '@studio/domain/languages'
import type { i18n, PostProcessorModule } from 'i18next'
import { useEffect, useState } from 'react'
import { createI18n, loadTexts } from '../../../../i18n/i18n'
import { loadPublicTexts } from '../../../../i18n/publicTexts'
import { withMark } from './marks'

/** Marks every text with its dictionary key: 'hero.title', or 'privacy:title' in another dictionary than the page's. */
const markKeys: PostProcessorModule = {
  type: 'postProcessor',
  name: 'markKeys',
  process: (value: string, key: string | string[], { ns }: { ns?: string | readonly string[] }) => {
    const name = [key].flat().at(-1) ?? ''
    const dictionary = [ns ?? 'public'].flat()[0]
    return withMark(value, dictionary === 'public' ? name : `${dictionary}:${name}`)
  },
}

/** Returns an i18n instance of its own for the page in the console, whose texts are marked; undefined until it is loaded. */
export function usePageTexts(language: LanguageCode): i18n | undefined {
  const [texts, setTexts] = useState<i18n>()
  useEffect(() => {
    let isWanted = true
    void loadMarked(language).then((loaded) => {
      if (isWanted) setTexts(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return texts
}

async function loadMarked(language: LanguageCode): Promise<i18n> {
  const instance = createI18n(language, await loadPublicTexts(language))
  await loadTexts(instance, language, 'privacy')
  instance.use(markKeys)
  instance.options.postProcess = markKeys.name
  return instance
}
