/* Errors that the browser logged during the running test; support/setup.ts checks them after each one. */

/** Console errors that the running test expects; any other fails it. */
let expected: RegExp | undefined
let errors: string[] = []

/** Declares the console errors that this test causes. */
export const expectErrors = (pattern: RegExp) => {
  expected = pattern
}

/** Records an error. */
export const noteError = (error: string) => errors.push(error)

/** Forgets all recorded and expected errors. */
export function forgetErrors() {
  errors = []
  expected = undefined
}

/** Returns the recorded errors that the test does not expect. */
export const unexpectedErrors = () => errors.filter((error) => !expected?.test(error))
