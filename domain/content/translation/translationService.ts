import * as v from 'valibot'
import { languageCodes } from '../../languages.ts'

/** The most that is sent at once; every text of the forms fits. */
const translationLimits = { texts: 10, characters: 1000 } as const

/** Why the translation service gave nothing: what the owner can mend, and what only waiting does. */
export const translationFailures = ['key', 'quota', 'busy', 'service'] as const
export type TranslationFailure = (typeof translationFailures)[number]

/** Spanish texts for one language. Without texts it only asks whether there is a service. */
export const TranslationRequest = v.strictObject({
  target: v.picklist(languageCodes),
  texts: v.pipe(
    v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(translationLimits.characters))),
    v.maxLength(translationLimits.texts),
  ),
})

/** The translations in the order of the texts; none while the owner has set no key. */
export const TranslationAnswer = v.object({ is_on: v.boolean(), texts: v.array(v.string()) })
