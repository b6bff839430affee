export type Severity = 'error' | 'warning' | 'info'

/** The text of a finding. Words in braces are filled in. */
export interface Entry {
  severity: Severity
  /** The problem. */
  what: string
  /** The consequence for the people who use the site. */
  meaning: string
  /** The one command or click that fixes it; `npm run deploy` unless given. */
  fix?: string
  /** The way out for a person if `npm run deploy` cannot fix it. */
  byHand?: string
}

/** Returns the address of a page in one of Google's consoles. */
export function pageOf(which: 'cloud' | 'firebase', page: string): string {
  if (which === 'cloud') return `https://console.cloud.google.com/${page}?project={project}`
  const isFirst = page === '' || page.startsWith('?')
  return `https://console.firebase.google.com/${isFirst ? page : `project/{project}/${page}`}`
}
