import { expect, test } from 'vitest'
import { wantedIn, wanting } from './wanted'

test.each([
  ['/admin', ''],
  ['/admin/messages', '?open=ana&status=new'],
  ['/admin', '?x'],
])('%s%s is read back from the state', (pathname, search) =>
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
])('%j names no page of the console, so sign-in leads to the first one', (state) =>
  expect(wantedIn(state)).toBe('/admin'),
)
