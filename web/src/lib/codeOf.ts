/** The code of an error of the SDK; '' where it has none. Such errors are no instances of the class that it exports. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
