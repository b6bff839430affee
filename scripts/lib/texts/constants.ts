import { auditDays } from '@studio/domain/audit/auditEntry'
import { trashDays } from '@studio/domain/audit/trashDays'
import { mostVersions } from '@studio/domain/audit/versions'
import { unusedDays } from '@studio/domain/content/media/ownPictures'
import { languageCodes } from '@studio/domain/languages'
import { limitsInTexts } from '@studio/domain/limits'
import { defaultOffer } from '@studio/domain/offers/plans'
import { passkeyLimits } from '@studio/domain/people/passkeys'
import { recoveryCodeCount } from '@studio/domain/people/recoveryCodes'
import { previewDays } from '@studio/domain/previews/previewLink'

/** A number of the product, and the value for which its texts were written in ten languages. */
interface Constant {
  number: number
  writtenFor: number
}

/** Texts with a constant number, which need no plural forms. If you change the number, check these texts again. */
export const constantTexts: Readonly<Record<string, Constant>> = {
  'public:process.marks.review': {
    number: Math.max(...defaultOffer.plans.map(({ revisions }) => revisions)),
    writtenFor: 3,
  },
  'console:passkeys.card.tooMany': { number: passkeyLimits.perAccount, writtenFor: 10 },
  'console:passkeys.password.offText': { number: recoveryCodeCount, writtenFor: 10 },
  'console:passkeys.password.newCodesText': { number: recoveryCodeCount, writtenFor: 10 },
  'console:admin.activity.intro': { number: auditDays, writtenFor: 400 },
  'console:admin.history.text': { number: mostVersions, writtenFor: 50 },
  'console:admin.history.trash.text': { number: trashDays, writtenFor: 30 },
  'console:admin.history.trash.kept': { number: trashDays, writtenFor: 30 },
  'console:admin.history.trash.messagesHint': { number: trashDays, writtenFor: 30 },
  'console:admin.pictures.intro': { number: unusedDays, writtenFor: 30 },
  'console:admin.previews.text': { number: previewDays, writtenFor: 7 },
  'console:admin.writing.count': { number: languageCodes.length, writtenFor: 10 },
}

const writtenFor: Readonly<Record<keyof typeof limitsInTexts, number>> = {
  nameMin: 2,
  messageMin: 20,
  messageMax: 1000,
  passwordMin: 6,
  passwordAdvised: 12,
  ratingMin: 1,
  ratingMax: 5,
  lengthMax: 36_000,
  amountMax: 99_999.99,
  secondsMax: 9999,
  countMax: 999,
  yearMin: 1900,
  yearMax: 2100,
  recentMinutes: 5,
  monthsMin: 1,
  monthsMax: 120,
}

/** The limits that texts may mention, by their variables. */
export const constantVariables: Readonly<Record<string, Constant>> = Object.fromEntries(
  Object.entries(writtenFor).map(([name, number]) => [
    name,
    { number: Number(limitsInTexts[name as keyof typeof limitsInTexts]), writtenFor: number },
  ]),
)

/** Returns the constants whose number differs from the one that their texts were written for. */
export const changedConstants = (constants: Readonly<Record<string, Constant>>): string[] =>
  Object.entries(constants)
    .filter(([, { number, writtenFor }]) => number !== writtenFor)
    .map(([name]) => name)
