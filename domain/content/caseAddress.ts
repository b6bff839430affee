import { casePrefix, type PublicProject } from './publicContent.ts'

/** The longest name in an address, in characters. */
const longestName = 60

/** Latin and Greek letters with accents. The marks of other scripts are parts of their letters. */
const accented = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu

/**
 * Returns a title as the name in an address: its letters and digits, in any script and in lower case, with hyphens
 * between words; '' if it has none. Latin and Greek letters lose their accents.
 */
export const caseName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(accented, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '')

type Named = Pick<PublicProject, 'id' | 'name'>

/** Returns a project's name among others: if another one has the same, its id distinguishes it in any order. */
function nameAmong({ id, name }: Named, all: readonly Named[]): string {
  if (!name) return id
  return all.filter((other) => other.name === name).length > 1 ? `${name}-${id}` : name
}

/** Returns the anchor of a project's own address. */
export const caseAddress = (project: Named, all: readonly Named[]) =>
  `${casePrefix}${encodeURIComponent(nameAmong(project, all))}`

/**
 * Returns the project that an anchor names; undefined if there is none. An address that was made before another project
 * got the same title still leads to a project of that title.
 */
export function caseAt<Project extends Named>(anchor: string, all: readonly Project[]): Project | undefined {
  const name = nameIn(anchor)
  if (!name) return undefined
  return (
    all.find((project) => nameAmong(project, all) === name) ??
    all.find((project) => project.name === name || project.id === name)
  )
}

/** Returns the name in an anchor; undefined if it has none or is malformed. */
function nameIn(anchor: string): string | undefined {
  if (!anchor.startsWith(casePrefix)) return undefined
  try {
    return decodeURIComponent(anchor.slice(casePrefix.length)).normalize('NFC')
  } catch {
    return undefined
  }
}
