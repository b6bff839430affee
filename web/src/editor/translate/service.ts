import type { TranslationFailure } from '@studio/domain/content/translation/translationService'
import { createContext } from 'react'
import type { Translator } from './translator'

/** The studio's translation service. The Spanish texts leave the device. */
export interface TranslationService extends Translator {
  /** Resolves to whether the studio offers the service. Rejects if the request fails. */
  isOn: () => Promise<boolean>
  /** Returns the kind of failure. */
  failureOf: (error: unknown) => TranslationFailure | 'offline'
}

/** The service for the forms below; undefined if none is provided. */
export const TranslationServiceContext = createContext<TranslationService | undefined>(undefined)
