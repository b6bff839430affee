import { URLPattern } from 'node:url'
import { expect, test } from 'vitest'
import { authPatterns, isAuthRequest } from './authRequests'

const patterns = authPatterns.map(
  (pathname) =>
    new URLPattern({ protocol: '*', hostname: '*', port: '*', pathname, baseURL: 'https://studio.example/sw.js' }),
)

test.each([
  ['https://securetoken.googleapis.com/v1/token?key=1', true],
  ['https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=1', true],
  ['http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=1', true],
  ['http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=1', true],
  ['https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=1', false],
  ['https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel', false],
])('The worker sees %s: %s', (url, isSeen) => {
  expect(patterns.some((pattern) => pattern.test(url))).toBe(isSeen)
  expect(isAuthRequest(new URL(url))).toBe(isSeen)
})
