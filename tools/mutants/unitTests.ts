import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import { inRoot } from '../../scripts/lib/paths.ts'

/** A module of bundled unit tests, which run one after the other. */
interface Tests {
  tests: readonly (() => unknown)[]
}

const require = createRequire(import.meta.url)

/**
 * Runs test files in this process, with `text` in place of one source file. Returns whether a test fails. A vitest for
 * each change would take a hundred times as long.
 */
export async function isNoticed(tests: readonly string[], file: string, text: string): Promise<boolean> {
  const imports = tests.map((test) => `import ${JSON.stringify(inRoot(test))}`)
  const contents = [...imports, "export { tests } from 'vitest'"].join('\n')
  const { outputFiles } = await build({
    ...{ stdin: { contents, resolveDir: inRoot() }, bundle: true, format: 'cjs', platform: 'node', write: false },
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
  try {
    // Unlike an import, this leaves nothing in memory.
    const module = { exports: { tests: [] } as Tests }
    compileFunction(outputFiles[0]?.text ?? '', ['module', 'require'])(module, require)
    for (const test of module.exports.tests) await test()
    return false
  } catch {
    return true
  }
}
