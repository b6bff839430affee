import type { Plugin, Rolldown } from 'vite'

/** The files the console needs offline: its scripts and workers, the dictionaries of all ten languages, and the fonts. */
export interface ConsoleFiles {
  /** Absolute paths on this site. */
  files: string[]
}

const fileName = 'console-files.json'

/**
 * Emits the list of the console's files, which it stores on an admin's device in advance. Visitors never request the
 * list.
 */
export const consoleFiles = (): Plugin => ({
  name: 'studio-console-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const source = JSON.stringify(filesOf(bundle))
    this.emitFile({ type: 'asset', fileName, source })
  },
})

/** Returns false for an entry that only imports others: the build writes it into the page's HTML and omits its file. */
const isKept = ({ isEntry, code }: Rolldown.OutputChunk) =>
  !isEntry || !/^(\s*import\s*["'][^"']+["'];?)*\s*(\/\/#.*)?$/.test(code)

/** Returns whether a file is a font or a worker, which no script imports. */
const isNeeded = (fileName: string) => fileName.endsWith('.woff2') || /\/filmWorker-[\w-]+\.js$/.test(fileName)

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
      // Take only the dictionaries from what the entries import dynamically. Everything else belongs to the public
      // page, or is in `start` already.
      if (!chunk.isEntry || chunk.imports.includes(name) || isPublicDictionary(next)) wanted.add(next)
    }
  const addresses = (files: Iterable<{ fileName: string }>) => [...files].map(({ fileName }) => `/${fileName}`).sort()
  return {
    files: addresses([...[...wanted].filter(isKept), ...all.filter(({ fileName }) => isNeeded(fileName))]),
  }
}
