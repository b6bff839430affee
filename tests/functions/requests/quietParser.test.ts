import { afterEach, expect, it, vi } from 'vitest'
import { keepBodiesOutOfLog } from '../../../functions/src/requests/quietParser.ts'

const logError = console.error
afterEach(() => {
  console.error = logError
})

/** Returns the lines that the server logs for an error, as it does for a body that its parser refuses. */
function logged(error: unknown) {
  const written = vi.fn()
  console.error = written
  keepBodiesOutOfLog()
  console.error(error instanceof Error ? error.stack : error)
  console.error(error)
  return written.mock.calls.flat()
}

function refusalOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    return error
  }
}

it.each([
  'correct horse battery',
  '{"data":{"password":"correct horse battery"',
  '{"password":correct horse battery}',
  '{"data":',
])('A body that is not JSON is not quoted in the log: %s', (body) => {
  expect(logged(refusalOf(body))).toEqual(['request body is not valid JSON', 'request body is not valid JSON'])
})

it('Other errors are logged unchanged', () => {
  const error = new Error('the store does not answer')
  expect(logged(error)).toEqual([error.stack, error])
  expect(logged('a line of ours')).toEqual(['a line of ours', 'a line of ours'])
})
