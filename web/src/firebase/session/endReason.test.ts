import { expect, test } from 'vitest'
import { endReasonOf } from './endReason'

test.each([
  ['is disabled', 'auth/user-disabled', 'disabled'],
  ['has a new password', 'auth/user-token-expired', 'ended'],
  ['has another token', 'auth/invalid-user-token', 'ended'],
  ['was deleted, or its sessions were revoked, and the token has expired', 'auth/invalid-refresh-token', 'ended'],
  ['no longer exists', 'auth/user-not-found', 'ended'],
  ['could not be checked', 'auth/network-request-failed', undefined],
  ['was checked too often', 'auth/too-many-requests', undefined],
])('endReasonOf the error for an account that %s', (_, code, reason) => {
  expect(endReasonOf(Object.assign(new Error('a test'), { code }))).toBe(reason)
})
