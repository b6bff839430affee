/* What the browser has said against the running test; support/setup.ts asks after each one. */

/** Console errors that the running test expects; any other fails it. */
let expected: RegExp | undefined
let errors: string[] = []

/** Says which console errors belong to what this test shows. */
export const expectErrors = (pattern: RegExp) => {
  expected = pattern
}

/** Notes an error. */
export const noteError = (error: string) => errors.push(error)

/** Begins anew, with nothing noted and nothing expected. */
export function forgetErrors() {
  errors = []
  expected = undefined
}

/** The noted errors that the test does not expect. */
export const unexpectedErrors = () => errors.filter((error) => !expected?.test(error))
