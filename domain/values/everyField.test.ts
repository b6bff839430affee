import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { worldValues } from '../../tests/support/world.ts'
import { contentKinds } from '../content/contentKinds.ts'
import { contentTypes } from '../content/contentTypes.ts'
import { storedFields } from '../content/fields/fieldTable.ts'
import { isValidationKey, requiredTexts } from '../content/fields/validationTexts.ts'
import { ContactForm } from '../messages/contact.ts'
import { enquiryMail } from '../messages/mail/enquiryMail.ts'
import { mailboxOf } from '../messages/mail/mailbox.ts'
import { phoneIn } from '../messages/reply/phoneIn.ts'
import { replyLink } from '../messages/reply/replyLink.ts'
import { callLink, chatLink } from '../offers/chat.ts'
import { isPriceMessage } from '../offers/priceTexts.ts'
import { PasskeyName } from '../people/passkeys.ts'
import { PersonForm } from '../people/personalData.ts'
import { normalizeIdentifier } from '../people/rateLimit.ts'
import { RecoveryForm } from '../people/recoveryCodes.ts'
import * as people from '../people/user.ts'
import { settingsGroups } from '../settings/settingSchemas.ts'
import { isEmail } from './email.ts'
import { linkLimit } from './encoded.ts'
import { graphemes } from './graphemes.ts'

const { CreateAdminForm, ForgottenForm, InviteForm, NameForm, PasswordForm, SignInForm } = people
const forms = {
  ...{ ContactForm, CreateAdminForm, ForgottenForm, InviteForm, NameForm, PasswordForm, PersonForm, RecoveryForm },
  ...{ SignInForm, PasskeyForm: v.object({ name: PasskeyName }), ...settingsGroups },
}

/** Every text field of a form, with its schema. */
const fields = [
  ...Object.entries(forms).flatMap(([form, { entries }]) =>
    Object.entries(entries).map(([name, schema]): [string, v.GenericSchema] => [`${form}.${name}`, schema]),
  ),
  ...contentKinds.flatMap((kind) =>
    storedFields(contentTypes[kind].fields).map(({ name, schema }): [string, v.GenericSchema] => [
      `${kind}.${name}`,
      schema,
    ]),
  ),
].filter(([, schema]) => !v.is(schema, true))

const ownTexts = new Set(Object.values(requiredTexts).flatMap((texts) => Object.values<string>(texts)))
const hasText = (message: string) => isValidationKey(message) || isPriceMessage(message) || ownTexts.has(message)

const used = new Set<string>()

/** Everything that the product later does with a stored text. None of it may throw. */
function use(text: string) {
  if (used.has(text)) return
  used.add(text)
  const message = { name: text, email: isEmail(text) ? text : 'ana@example.com', message: text }
  expect(chatLink('+57 300 000 0000', text).length).toBeLessThanOrEqual(linkLimit)
  expect(chatLink(text, 'Hola')).toMatch(/^https:\/\/wa\.me\/(\d{8,15})?\?text=Hola$/)
  expect(callLink(text) ?? 'tel:+00000000').toMatch(/^tel:\+\d{8,15}$/)
  expect(replyLink(message, { subject: text.slice(0, 80), intro: 'Ana:' }, 'Hola').holds).not.toBe('nothing')
  expect(enquiryMail('yo@example.com', message, 'es', 'https://example.com').html).not.toContain('<b>')
  expect(phoneIn(text) ?? '+00000000').toMatch(/^\+\d{8,15}$/)
  expect(graphemes(text).join('')).toBe(text)
  expect(structuredClone(text)).toBe(text)
  expect(JSON.parse(JSON.stringify(text))).toBe(text)
  expect(normalizeIdentifier(normalizeIdentifier(text))).toBe(normalizeIdentifier(text))
  mailboxOf(text)
}

test('There are more than 200 test values', () => expect(worldValues.length).toBeGreaterThan(200))

test('All functions on stored texts work, even with uncleaned texts', () => {
  for (const text of worldValues) expect(() => use(text), text).not.toThrow()
})

describe.each(fields)('%s', (name, schema) => {
  test('accepts or corrects each value, or tells what to do', () => {
    for (const text of worldValues) {
      const parsed = v.safeParse(schema, text)
      if (!parsed.success) {
        expect(hasText(parsed.issues[0].message), `${name} refuses ${text}: ${parsed.issues[0].message}`).toBe(true)
        continue
      }
      const { output } = parsed
      expect(v.parse(schema, output), `${name} cleans ${text} twice`).toBe(output)
      if (typeof output !== 'string' || /password|current/.test(name)) continue
      expect(encodeURIComponent(output)).toBeTypeOf('string')
      expect(output, `${name} keeps a control character of ${text}`).not.toMatch(
        /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u,
      )
      use(output)
    }
  })
})
