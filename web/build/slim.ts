import path from 'node:path'
import type { Alias, Plugin } from 'vite'

const source = path.join(import.meta.dirname, '..', 'src')

/** Leaves out of the page what it never uses. The prerendered page and the browser must agree: both builds take it. */
export const slim: Alias[] = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.join(source, 'public/hydration/slimIcon.tsx') },
  // React has it itself since version 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  // styled-components writes vendor prefixes only where StyleSheetManager asks for them.
  { find: /^\.\/Prefixer\.js$/, replacement: path.join(source, 'lib/noPrefixes.ts') },
]

/** What i18next says to its developers: calls that may be left out where nobody uses what they give. */
const messages = /(?:this\.logger|baseLogger)\.(?:warn|log|error|deprecate)\(/g

/** Its class that fetches dictionaries from an address: ours are modules. As much of it stays as is called without one. */
const fetcher = /class Connector extends EventEmitter \{[\s\S]*?\n\}\n/
const noFetcher = `class Connector extends EventEmitter {
  state = {}
  load(languages, namespaces, done) {
    done?.()
  }
}
`

/** Leaves out of i18next what visitors would download in vain; in development it is whole. */
export const slimI18next: Plugin = {
  name: 'studio-slim-i18next',
  apply: 'build',
  transform: {
    filter: { id: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
    handler: (code) => {
      if (!fetcher.test(code)) throw new Error('i18next is built differently now: see web/build/slim.ts')
      return { code: code.replace(fetcher, noFetcher).replace(messages, (call) => `/*@__PURE__*/${call}`), map: null }
    },
  },
}

/** Functions whose calls only warn developers. */
export const onlyWarn = ['warnOnce']
