/** So many names can be read at a glance. */
const few = 3

/** The first of some names, each once; a sign says that there are more. */
export function fewNames(all: readonly string[]): string[] {
  const names = [...new Set(all)]
  return names.length > few ? [...names.slice(0, few), '…'] : names
}
