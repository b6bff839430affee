import path from 'node:path'
import type { Alias } from 'vite'

const source = path.join(import.meta.dirname, '..', 'src')

/** Leaves out of the page what it never uses. The drawn page and the browser must agree: both builds take it. */
export const slim: Alias[] = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.join(source, 'ui/drawnIcon.tsx') },
  // React has it itself since version 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  // styled-components writes vendor prefixes only where StyleSheetManager asks for them.
  { find: /^\.\/Prefixer\.js$/, replacement: path.join(source, 'lib/noPrefixes.ts') },
]
