import * as v from 'valibot'
import { isEmail } from './content/fields.ts'
import { ContactSubmission } from './messages/contact.ts'
import { Erased, PersonalData, PersonForm } from './people/personalData.ts'
import { RateLimitResult } from './people/rateLimit.ts'
import { CreateAdminForm } from './people/user.ts'

/** A callable function: its name and the shapes of what goes in and out. */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  name: string
  request: Request
  response: Response
}

const call = <Request extends v.GenericSchema, Response extends v.GenericSchema>(
  name: string,
  request: Request,
  response: Response,
): Call<Request, Response> => ({ name, request, response })

/** Who wants to sign in, and the token that makes the device a known one, if it has one. */
const Identifier = v.strictObject({
  // Whatever else comes would only fill the counters.
  p_identifier: v.pipe(v.string(), v.trim(), v.maxLength(255), v.check(isEmail)),
  p_device: v.optional(v.pipe(v.string(), v.maxLength(1024))),
})

/** Every callable once; the page, the functions and the tests share these declarations. */
export const calls = {
  submitContact: call('submitContact', ContactSubmission, v.object({ id: v.string() })),
  checkRateLimit: call('checkRateLimit', Identifier, RateLimitResult),
  resetRateLimit: call('resetRateLimit', Identifier, v.object({ reset: v.boolean(), device: v.string() })),
  readPersonalData: call('readPersonalData', PersonForm, PersonalData),
  erasePersonalData: call('erasePersonalData', PersonForm, Erased),
  createAdminUser: call('createAdminUser', CreateAdminForm, v.object({ user_id: v.string() })),
}
