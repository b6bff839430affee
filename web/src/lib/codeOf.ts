/**
 * Returns the code of an SDK error, or '' if it has none. Not every such error is an instance of the exported class.
 */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
