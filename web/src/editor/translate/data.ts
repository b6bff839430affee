import { calls } from '@studio/domain/calls'
import { type TranslationFailure, translationFailures } from '@studio/domain/content/translationService'
import { CallError, call } from '../../firebase/call'
import type { Translator } from './translator'

let isOn = false

/** Whether the owner has set a key for the translation service; asked until it is there. Rejects with a `CallError`. */
export async function hasService(): Promise<boolean> {
  isOn ||= (await call(calls.translateTexts, { target: 'en', texts: [] })).is_on
  return isOn
}

/** The studio's translation service: the Spanish texts leave the device. Rejects with a `CallError`. */
export const service: Translator = {
  translate: async (target, texts) => (await call(calls.translateTexts, { target, texts: [...texts] })).texts,
}

/** Why the service gave nothing. */
export function failureOf(error: unknown): TranslationFailure | 'offline' {
  if (!(error instanceof CallError)) return 'service'
  if (error.message === 'offline') return 'offline'
  return translationFailures.find((failure) => failure === error.message) ?? 'service'
}
