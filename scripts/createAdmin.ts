/**
 * `npm run create-admin -- --email … --name … [--project …]`: makes a person an admin, including the first one; further
 * admins can be made in the console. Works on the running emulators, or with --project (unless it begins with `demo-`)
 * on that Firebase project with the sign-in of the Firebase CLI. Running it again is harmless: an existing account
 * keeps its password, an existing profile its name.
 */
import { validationTexts } from '@studio/domain/content/fields/validationTexts'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { CreateAdminForm } from '@studio/domain/people/user'
import * as v from 'valibot'
import { isCommonPassword } from '../functions/src/accounts/commonPasswords.ts'
import { connect } from './deploy/connect.ts'
import { makeAdmin } from './deploy/source/people.ts'
import { projectId } from './lib/emulators/emulatorSet.ts'
import { askPassword } from './lib/password.ts'
import { Problem } from './lib/problem.ts'
import { onProject, openProject, readArguments } from './lib/project.ts'
import { say } from './lib/steps.ts'

const usage = 'npm run create-admin -- --email <address> --name "<full name>" [--project <Firebase project>]'

/** Returns the schema's output for an input; throws its message as a problem. */
function demand<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, input)
  if (success) return output
  const { message } = issues[0]
  throw new Problem(validationTexts[message as keyof typeof validationTexts] ?? message)
}

async function createAdmin() {
  const text = { type: 'string' } as const
  const { values } = readArguments(usage, { options: { email: text, name: text, project: text } })
  const { email: address, name, project } = values
  if (!address || !name) throw new Problem(`No person was named: ${usage}`)
  const person = demand(v.omit(CreateAdminForm, ['password']), { email: address, full_name: name })
  const place = await openProject(project)
  const email = normalizeIdentifier(person.email)
  const choosePassword = async () => {
    const password = demand(CreateAdminForm.entries.password, await askPassword(`Password for ${email}: `))
    const unfit = passwordRefusal(password, [person.full_name, email], isCommonPassword)
    if (unfit) throw new Problem(validationTexts[unfit])
    return password
  }
  const id = project ?? projectId
  const isNew = await makeAdmin(connect(id), id, { email, name: person.full_name }, choosePassword)
  const what = isNew ? 'has a new account and is' : 'keeps account and password and is'
  say(`✓ ${email} ${what} an admin of ${place}.`)
}

await onProject(createAdmin)
