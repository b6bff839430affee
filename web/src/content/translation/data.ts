import { calls } from '@studio/domain/calls'
import { translationFailures } from '@studio/domain/content/translation/translationService'
import type { TranslationService } from '../../editor/translate/service'
import { CallError, call } from '../../firebase/call'

let isOn = false

/** The service whose key the owner may have set; it is asked whether there is one until there is. */
export const translationService: TranslationService = {
  isOn: async () => {
    isOn ||= (await call(calls.translateTexts, { target: 'en', texts: [] })).is_on
    return isOn
  },
  translate: async (target, texts) => (await call(calls.translateTexts, { target, texts: [...texts] })).texts,
  failureOf: (error) => {
    if (!(error instanceof CallError)) return 'service'
    if (error.message === 'offline') return 'offline'
    return translationFailures.find((failure) => failure === error.message) ?? 'service'
  },
}
