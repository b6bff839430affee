import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/lib/paths.ts'
import type { Site } from './server.ts'

/** The languages that are compared with the other builds: the main one, and the one from right to left. */
export const compared = ['es', 'ar'] as const
export type Compared = (typeof compared)[number]

export const pathOf = (language: string) => (language === 'es' ? '/' : `/${language}/`)

/** The build of the page. */
export const dist = inRoot('web', 'dist')
export const built = (address: string) => readFileSync(`${dist}${address}`, 'utf8')

/** What Hosting says of the project; a real project's shape, so that no emulator is asked for. */
const firebaseConfig = JSON.stringify({
  projectId: 'studio-bench',
  appId: '1:1:web:1',
  apiKey: 'bench',
  authDomain: 'studio-bench.firebaseapp.com',
})
const hosting = { '/__/firebase/init.json': firebaseConfig }

/** The page as it is deployed. */
export const pageSite = (): Site => ({ folder: dist, written: hosting })

/**
 * The same code as an ordinary single-page application: an empty #root that says nothing, Vite's own tags, nothing
 * drawn, inlined or preloaded beyond them.
 */
export function clientSite(): Site {
  const shell = built('/app.html').replace(/\s*<meta name="robots"[^>]*>/, '')
  const pages = compared.map((language) => [`${pathOf(language)}index.html`, shell] as const)
  return { folder: dist, written: { ...hosting, ...Object.fromEntries(pages) } }
}

/** Pages without a framework, beside the same pictures. */
export const plainSite = (pages: Record<string, string>, worker?: string): Site => ({
  folder: dist,
  written: { ...pages, ...(worker ? { '/sw.js': worker } : {}) },
})
