import toast from 'react-hot-toast'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { resetDevice } from './device'
import { functions } from './functions'
import { unmountAll } from './render'
import { server } from './server'
import { owner, sampleStudio } from './studio'

/** Console errors that the running test expects; any other fails it. */
let expected: RegExp | undefined
let errors: string[] = []

/** Says which console errors belong to what this test shows. */
export const expectErrors = (pattern: RegExp) => {
  expected = pattern
}

const logError = console.error
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '))
  logError(...words)
}
addEventListener('error', ({ message }) => errors.push(message))
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))

beforeEach(async () => {
  errors = []
  expected = undefined
  await unmountAll()
  await resetDevice()
  toast.remove()
  functions.reset()
  server.reset(sampleStudio())
  server.accounts = []
  server.signIn(owner)
  await page.viewport(1280, 900)
})

afterEach(async () => {
  await unmountAll()
  const unexpected = errors.filter((error) => !expected?.test(error))
  expect(unexpected, 'unexpected console errors').toEqual([])
})
