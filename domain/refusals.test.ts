import { expect, test } from 'vitest'
import { gateReason } from './refusals.ts'

const quoted = (reason: string) =>
  `Firebase: HTTP Cloud Function returned an error: {"error":{"details":{"reason":"${reason}"},"message":"${reason}","status":"PERMISSION_DENIED"}} (auth/internal-error).`

test.each([
  ['auth/internal-error', quoted('sign-in-refused'), 'sign-in-refused'],
  ['auth/internal-error', JSON.stringify(quoted('password-is-off')), 'password-is-off'],
  ['auth/internal-error', quoted('internal'), undefined],
  ['auth/wrong-password', quoted('sign-in-refused'), undefined],
  ['', '', undefined],
])('The gate’s reason in %s with %j is %s', (code, message, reason) => expect(gateReason(code, message)).toBe(reason))
