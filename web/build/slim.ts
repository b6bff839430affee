import path from 'node:path'
import type { Alias, Plugin } from 'vite'

const source = path.join(import.meta.dirname, '..', 'src')

/** Leaves out of the page what it never uses. The drawn page and the browser must agree: both builds take it. */
export const slim: Alias[] = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.join(source, 'ui/drawnIcon.tsx') },
  // React has it itself since version 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  // styled-components writes vendor prefixes only where StyleSheetManager asks for them.
  { find: /^\.\/Prefixer\.js$/, replacement: path.join(source, 'lib/noPrefixes.ts') },
]

/** What i18next says to its developers: calls that may be left out where nobody uses what they give. */
const messages = /(?:this\.logger|baseLogger)\.(?:warn|log|error|deprecate)\(/g

/** Leaves i18next's developer messages out of what visitors download; they stay in development. */
export const silent: Plugin = {
  name: 'studio-silent',
  apply: 'build',
  transform: {
    filter: { id: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
    handler: (code) => ({ code: code.replace(messages, (call) => `/*@__PURE__*/${call}`), map: null }),
  },
}

/** Functions whose calls only warn developers. */
export const onlyWarn = ['warnOnce']
