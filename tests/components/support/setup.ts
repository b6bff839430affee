import toast from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { hearServerTime } from '../../../web/src/lib/serverTime'
import { resetDevice } from './device'
import { forgetErrors, noteError, unexpectedErrors } from './errors'
import { loadFaces } from './faces'
import { demandFrames } from './frames'
import { functions } from './functions'
import { forgetHappened, happened } from './happened'
import { unmountAll } from './render'
import { server } from './server'
import { owner, sampleStudio } from './studio'

const logError = console.error
console.error = (...words: unknown[]) => {
  noteError(words.map(String).join(' '))
  logError(...words)
}
addEventListener('error', ({ message }) => noteError(message))
addEventListener('unhandledrejection', ({ reason }) => noteError(String(reason)))

await loadFaces()

beforeAll(demandFrames)

beforeEach(async () => {
  forgetErrors()
  forgetHappened()
  await unmountAll()
  await resetDevice()
  toast.remove()
  functions.reset()
  server.reset(sampleStudio())
  // Sets the server's time, in whole seconds as in a real response.
  hearServerTime(new Response(null, { headers: { date: new Date(Date.now() + 1000).toUTCString() } }))
  server.accounts = []
  server.signIn(owner)
  await page.viewport(1280, 900)
})

afterEach(async ({ task }) => {
  // Logs the page's text, which would be lost after a failed test.
  if (task.result?.state === 'fail') {
    console.info(`${task.name} – the page says: ${document.body.innerText}\nWhat happened:\n${happened()}`)
    // Vitest sends logged lines a moment later, and drops them after the last test of a file.
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await unmountAll()
  expect(unexpectedErrors(), 'unexpected console errors').toEqual([])
})
