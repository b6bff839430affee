import * as v from 'valibot'
import { languageCodes } from '../../languages.ts'

/** Maximum size of a request; every text of the forms fits. Captions have more texts and need several requests. */
export const translationLimits = { texts: 50, characters: 1000 } as const

/** Reasons why translating failed: some the owner can fix, others pass with time. */
export const translationFailures = ['key', 'quota', 'busy', 'service'] as const
export type TranslationFailure = (typeof translationFailures)[number]

/** Spanish texts to translate into one language. Without texts it only asks whether the service is set up. */
export const TranslationRequest = v.strictObject({
  target: v.picklist(languageCodes),
  texts: v.pipe(
    v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(translationLimits.characters))),
    v.maxLength(translationLimits.texts),
  ),
})

/** The translations in the order of the texts; none if the owner has set no key. */
export const TranslationAnswer = v.object({ is_on: v.boolean(), texts: v.array(v.string()) })
