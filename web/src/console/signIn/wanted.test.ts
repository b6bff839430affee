import { expect, test } from 'vitest'
import { wantedIn, wanting } from './wanted'

test.each([
  ['/admin', ''],
  ['/admin/messages', '?open=ana&status=new'],
  ['/admin', '?x'],
])('what was wanted is found again: %s%s', (pathname, search) =>
  expect(wantedIn(wanting({ pathname, search }))).toBe(pathname + search),
)

test.each([
  [null],
  [undefined],
  ['/admin/messages'],
  [{ email: 'ana@example.com' }],
  [{ wanted: 'https://evil.example' }],
  [{ wanted: '//evil.example/admin' }],
  [{ wanted: '/administrator' }],
  [{ wanted: '/auth' }],
])('%j wants nothing of the console, and signing in leads to its first page', (state) =>
  expect(wantedIn(state)).toBe('/admin'),
)
