import { initializeApp } from 'firebase/app'
import { getToken } from 'firebase/app-check'
import { expect, it } from 'vitest'
import { openAppCheck } from './appCheck'

it('On the emulators a page with a key gets a well-formed token', async () => {
  const app = initializeApp({ projectId: 'demo-app-check', apiKey: 'any', appId: 'any' })
  const { token } = await getToken(openAppCheck(app, 'a key', true))
  const [, contents = ''] = token.split('.')
  expect(JSON.parse(atob(contents))).toMatchObject({ sub: 'emulated', exp: expect.any(Number) })
})
