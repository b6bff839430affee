import { invalid } from '../errors.ts'
import { type Call, routesOf } from '../router.ts'
import { type AuthUser, nextNumber } from '../state.ts'
import { configOf } from './identity.ts'

const named = ({ project }: Call, { localId, email }: { localId?: string[]; email?: string[] }): AuthUser[] =>
  Object.values(project.users).filter((user) => localId?.includes(user.localId) || email?.includes(user.email))

function lookUp(call: Call) {
  configOf(call)
  const users = named(call, call.json({ localId: true, email: true, phoneNumber: true, tenantId: true }))
  return { kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 && { users }) }
}

function create(call: Call) {
  configOf(call)
  const {
    localId = `user${nextNumber(call.state)}`,
    email,
    password,
    displayName,
    disabled,
  } = call.json<Partial<AuthUser> & { password?: string }>({
    localId: true,
    email: true,
    password: true,
    displayName: true,
    disabled: true,
    emailVerified: true,
  })
  if (!email || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw invalid('INVALID_EMAIL')
  if (named(call, { email: [email] }).length > 0) throw invalid('EMAIL_EXISTS')
  if (call.project.users[localId]) throw invalid('DUPLICATE_LOCAL_ID')
  if (password !== undefined && password.length < 6)
    throw invalid('WEAK_PASSWORD : Password should be at least 6 characters')
  call.project.users[localId] = {
    localId,
    email,
    validSince: String(Math.floor(Date.now() / 1000)),
    ...(displayName && { displayName }),
    ...(disabled && { disabled }),
  }
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId, email }
}

/** Returns a link with a code for a new password, to Google's own page or to the configured action URL. */
function sendOobCode(call: Call) {
  const config = configOf(call)
  const {
    requestType,
    email = '',
    returnOobLink,
  } = call.json<{ requestType?: string; email?: string; returnOobLink?: boolean }>({
    requestType: true,
    email: true,
    returnOobLink: true,
    continueUrl: true,
  })
  if (requestType !== 'PASSWORD_RESET') throw invalid('INVALID_REQ_TYPE')
  if (named(call, { email: [email] }).length === 0) throw invalid('EMAIL_NOT_FOUND')
  const page = config.notification?.sendEmail?.callbackUri ?? ''
  const oobCode = `code-${nextNumber(call.state)}`
  const link = `${page}?mode=resetPassword&oobCode=${oobCode}&apiKey=AIzaStandIn&lang=en`
  return {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email,
    ...(returnOobLink && { oobLink: link, oobCode }),
  }
}

export const identityAccounts = routesOf('identitytoolkit.googleapis.com', {
  'POST /v1/projects/{project}/accounts:lookup': lookUp,
  'POST /v1/projects/{project}/accounts': create,
  'POST /v1/projects/{project}/accounts:sendOobCode': sendOobCode,
})
