import type { TranslationFailure } from '@studio/domain/content/translation/translationService'
import { createContext } from 'react'
import type { Translator } from './translator'

/** The studio's translation service: the Spanish texts leave the device. */
export interface TranslationService extends Translator {
  /** Whether there is one. Rejects without an answer. */
  isOn: () => Promise<boolean>
  /** Why it gave nothing. */
  failureOf: (error: unknown) => TranslationFailure | 'offline'
}

/** The service that the forms inside may ask; none where nobody gives one. */
export const TranslationServiceContext = createContext<TranslationService | undefined>(undefined)
