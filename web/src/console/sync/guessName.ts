const names = ['name', 'title_es', 'client_name']

/** Returns the first name found in damaged work, at any depth; undefined if there is none. */
export function guessName(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const values: Readonly<Record<string, unknown>> = { ...raw }
  const own = names.map((name) => values[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  if (typeof own === 'string') return own
  for (const value of Object.values(values)) {
    const found = guessName(value)
    if (found !== undefined) return found
  }
  return undefined
}
