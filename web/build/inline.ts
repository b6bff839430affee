import path from 'node:path'
import { build } from 'esbuild'

/** Returns a module, bundled with its imports, as the text of an inline script. */
export async function inlineScript(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '..', module)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
