import { expect, test } from 'vitest'
import { requestedPageIn, requestedPageState } from './requestedPage'

test.each([
  ['/admin', ''],
  ['/admin/messages', '?open=ana&status=new'],
  ['/admin', '?x'],
])('%s%s is read back from the state', (pathname, search) =>
  expect(requestedPageIn(requestedPageState({ pathname, search }))).toBe(pathname + search),
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
  expect(requestedPageIn(state)).toBe('/admin'),
)
