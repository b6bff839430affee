import { calls } from '@studio/domain/calls'
import { chunksOf } from '@studio/domain/chunks'
import { translationFailures, translationLimits } from '@studio/domain/content/translation/translationService'
import type { TranslationService } from '../../editor/translate/service'
import { call } from '../../firebase/call'
import { CallError } from '../../firebase/callError'
import { notReached } from '../../lib/network'

let isOn = false

/** The translation service. Asks the server whether the owner has set a key, until there is one. */
export const translationService: TranslationService = {
  isOn: async () => {
    isOn ||= (await call(calls.translateTexts, { target: 'en', texts: [] })).is_on
    return isOn
  },
  translate: async (target, texts) => {
    const translated: string[] = []
    for (const some of chunksOf(texts, translationLimits.texts))
      translated.push(...(await call(calls.translateTexts, { target, texts: some })).texts)
    return translated
  },
  failureOf: (error) => {
    if (!(error instanceof CallError)) return 'service'
    if (error.code === notReached) return 'offline'
    return translationFailures.find((failure) => failure === error.reason) ?? 'service'
  },
}
