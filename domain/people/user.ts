import * as v from 'valibot'
import { requiredName, storedText } from '../content/fields/checks.ts'
import { messageKey } from '../content/fields/validationTexts.ts'
import { passwordLimits } from '../limits.ts'
import { email } from '../values/email.ts'

/** The only role there is. */
export const adminRole = 'admin'

/**
 * `updated_by` is who granted it; a script leaves it out, and so did everybody once. No session that began before the
 * second `valid_since` is good; the server alone writes it, when sessions are ended.
 */
export const UserRole = v.object({
  user_id: v.string(),
  role: v.literal(adminRole),
  updated_by: v.optional(v.string()),
  valid_since: v.optional(v.number()),
})
export type UserRole = v.InferOutput<typeof UserRole>

/** The document's name says both facts, so that the rules can ask for it. */
export const roleId = (userId: string, role = adminRole) => `${userId}_${role}`

/** A person who can sign in; `id` and `user_id` are the account's id, `created_at` milliseconds since 1970. */
export const Profile = v.object({
  id: v.string(),
  user_id: storedText,
  full_name: storedText,
  created_at: v.fallback(v.number(), 0),
})
export type Profile = v.InferOutput<typeof Profile>

const fullName = requiredName(100, messageKey('fullNameMissing'), messageKey('nameLong'))

const newPassword = v.pipe(
  v.string(messageKey('passwordShort')),
  v.minLength(passwordLimits.min, messageKey('passwordShort')),
  v.maxLength(passwordLimits.max, messageKey('passwordLong')),
)

/** What creates another admin; unknown fields are refused. */
export const CreateAdminForm = v.strictObject({ email, full_name: fullName, password: newPassword })
export type CreateAdminForm = v.InferOutput<typeof CreateAdminForm>

/** The sign-in form: both are required, the rest is the server's to judge. */
export const SignInForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(messageKey('fieldsMissing')), email),
  password: v.pipe(v.string(), v.nonEmpty(messageKey('fieldsMissing'))),
})
export type SignInForm = v.InferOutput<typeof SignInForm>

/** Asks for a way back to an account. */
export const ForgottenForm = v.object({ email: SignInForm.entries.email })
export type ForgottenForm = v.InferOutput<typeof ForgottenForm>

/** What invites another admin, who chooses the password alone. */
export const InviteForm = v.strictObject({ email, full_name: fullName })
export type InviteForm = v.InferOutput<typeof InviteForm>

/** The own name, as its owner changes it. */
export const NameForm = v.strictObject({ full_name: fullName })
export type NameForm = v.InferOutput<typeof NameForm>

/** A new password for an account that is known otherwise. */
export const NewPassword = v.strictObject({ password: newPassword })
export type NewPassword = v.InferOutput<typeof NewPassword>

/** What changes the own password; the current one is Auth's to judge. */
export const PasswordForm = v.object({
  current: v.pipe(v.string(), v.nonEmpty(messageKey('fieldsMissing'))),
  ...NewPassword.entries,
})
export type PasswordForm = v.InferOutput<typeof PasswordForm>
