export type Severity = 'error' | 'warning' | 'info'

/** The texts of a finding. Words in braces are filled in. */
export interface Entry {
  severity: Severity
  /** The fault. */
  what: string
  /** Its effect on the people who use the site. */
  meaning: string
  /** The one command or click that fixes it; `npm run deploy` unless given. */
  fix?: string
  /** The manual fix, if `npm run deploy` cannot fix it. */
  byHand?: string
}

/** Returns the address of a page in one of Google's consoles. */
export function pageOf(which: 'cloud' | 'firebase', page: string): string {
  if (which === 'cloud') return `https://console.cloud.google.com/${page}?project={project}`
  const isFirst = page === '' || page.startsWith('?')
  return `https://console.firebase.google.com/${isFirst ? page : `project/{project}/${page}`}`
}
