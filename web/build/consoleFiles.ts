import type { Plugin, Rolldown } from 'vite'

/** What the console needs to open offline: its scripts in all ten languages, and the faces. */
export interface ConsoleFiles {
  /** Addresses. */
  files: string[]
}

/** Where the list is served. */
const fileName = 'console-files.json'

/**
 * Writes down which files the console is made of, so that it can keep them on an admin's device beforehand. A visitor
 * never asks for the list.
 */
export const consoleFiles = (): Plugin => ({
  name: 'studio-console-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const source = JSON.stringify(filesOf(bundle))
    this.emitFile({ type: 'asset', fileName, source })
  },
})

/** An entry that only imports others is written into the page's HTML, and its file is left out. */
const isKept = ({ isEntry, code }: Rolldown.OutputChunk) =>
  !isEntry || !/^(\s*import\s*["'][^"']+["'];?)*\s*(\/\/#.*)?$/.test(code)

function filesOf(bundle: Rolldown.OutputBundle): ConsoleFiles {
  const all = Object.values(bundle)
  const chunks = all.filter((file) => file.type === 'chunk')
  const start = chunks.filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || /\/(app\/start|console\/shell\/Console)\.tsx$/.test(facadeModuleId ?? ''),
  )
  const wanted = new Set(start)
  const isPublicDictionary = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => /\/locales\/\w\w\/public\.ts$/.test(id))
  for (const chunk of wanted)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name]
      if (next?.type !== 'chunk') continue
      // What the entry fetches later is the public page, or the console, which is in `start` itself; and texts of both.
      if (!chunk.isEntry || chunk.imports.includes(name) || isPublicDictionary(next)) wanted.add(next)
    }
  const addresses = (files: Iterable<{ fileName: string }>) => [...files].map(({ fileName }) => `/${fileName}`).sort()
  return {
    files: addresses([...[...wanted].filter(isKept), ...all.filter(({ fileName }) => fileName.endsWith('.woff2'))]),
  }
}
