import * as v from 'valibot'
import { requiredName, storedText } from '../content/fields/checks.ts'
import { messageKey } from '../content/fields/validationTexts.ts'
import { passwordLimits } from '../limits.ts'
import { email } from '../values/email.ts'

export const adminRole = 'admin'

/**
 * `updated_by` is the account that granted it; roles from scripts and old roles lack it. `valid_since` is a time in
 * seconds: sessions that began earlier are invalid. `sessions` maps the second in which a session began to the second
 * in which it was last used, or to 0 once it was signed out. Only the server writes these two.
 */
export const UserRole = v.object({
  user_id: v.string(),
  role: v.literal(adminRole),
  updated_by: v.optional(v.string()),
  valid_since: v.optional(v.number()),
  sessions: v.optional(v.record(v.string(), v.number())),
})
export type UserRole = v.InferOutput<typeof UserRole>

/** Returns the id of a role's document. It contains both the account and the role, so that the rules can look it up. */
export const roleId = (userId: string, role = adminRole) => `${userId}_${role}`

/** A person who can sign in; `id` and `user_id` are the account's id, `created_at` is in milliseconds since 1970. */
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

/** The form that creates another admin; unknown fields are refused. */
export const CreateAdminForm = v.strictObject({ email, full_name: fullName, password: newPassword })
export type CreateAdminForm = v.InferOutput<typeof CreateAdminForm>

/** The sign-in form. Both fields are required; the server checks the rest. */
export const SignInForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(messageKey('fieldsMissing')), email),
  password: v.pipe(v.string(), v.nonEmpty(messageKey('fieldsMissing'))),
})
export type SignInForm = v.InferOutput<typeof SignInForm>

/** The form for a forgotten password. */
export const ForgottenForm = v.object({ email: SignInForm.entries.email })
export type ForgottenForm = v.InferOutput<typeof ForgottenForm>

/** The form that invites another admin, who then chooses a password. */
export const InviteForm = v.strictObject({ email, full_name: fullName })
export type InviteForm = v.InferOutput<typeof InviteForm>

/** The form that changes the current account's name. */
export const NameForm = v.strictObject({ full_name: fullName })
export type NameForm = v.InferOutput<typeof NameForm>

/** A new password for an account that is identified in another way. */
export const NewPassword = v.strictObject({ password: newPassword })
export type NewPassword = v.InferOutput<typeof NewPassword>

/** The form that changes the current account's password; Auth checks the current one. */
export const PasswordForm = v.object({
  current: v.pipe(v.string(), v.nonEmpty(messageKey('fieldsMissing'))),
  ...NewPassword.entries,
})
export type PasswordForm = v.InferOutput<typeof PasswordForm>
