import { globSync } from 'node:fs'
import { build } from 'esbuild'
import { inRoot } from '../../scripts/lib/paths.ts'

/** A module of bundled unit tests, which run one after the other. */
interface Tests {
  tests: readonly (() => unknown)[]
}

/**
 * Bundles the unit tests of a folder with another text in place of one file, runs them in this process, and returns whether
 * one fails. A vitest for each change would take a hundred times as long.
 */
export async function isNoticed(folder: string, file: string, text: string): Promise<boolean> {
  const files = globSync(`${folder}/*.test.ts`, { cwd: inRoot() }).map((test) => JSON.stringify(inRoot(test)))
  const contents = [...files.map((test) => `import ${test}`), "export { tests } from 'vitest'"].join('\n')
  const { outputFiles } = await build({
    ...{ stdin: { contents, resolveDir: inRoot() }, bundle: true, format: 'esm', platform: 'node', write: false },
    ...{ logLevel: 'silent', ignoreAnnotations: true, alias: { vitest: inRoot('tools/mutants/smallVitest.ts') } },
    plugins: [
      {
        name: 'mutant',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === inRoot(file) ? { contents: text, loader: 'ts' } : undefined,
          ),
      },
    ],
  })
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64')
  try {
    const { tests } = (await import(`data:text/javascript;base64,${code}`)) as Tests
    for (const test of tests) await test()
    return false
  } catch {
    return true
  }
}
