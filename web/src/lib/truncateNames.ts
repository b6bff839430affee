const few = 3

/** Returns the first three distinct names, plus '…' if there are more. */
export function truncateNames(all: readonly string[]): string[] {
  const names = [...new Set(all)]
  return names.length > few ? [...names.slice(0, few), '…'] : names
}
