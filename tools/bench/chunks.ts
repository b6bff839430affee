import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { dist } from './sites.ts'

/** What a built script holds, from its source map. */
export interface Chunk {
  /** Brotli 11, bytes. */
  size: number
  isFirebase: boolean
  /** Dictionaries in it: `es/public`. */
  dictionaries: readonly string[]
}

const chunks = new Map<string, Chunk>()

/** Looks into a script of the build; `address` is `/assets/….js`. */
export function chunkAt(address: string): Chunk {
  const known = chunks.get(address)
  if (known) return known
  const content = readFileSync(`${dist}${address}`)
  const chunk = {
    size: brotliCompressSync(content).length,
    isFirebase: sourcesOf(address, content.toString()).some((source) => /node_modules\/@?firebase\//.test(source)),
    dictionaries: sourcesOf(address, content.toString()).flatMap((source) => {
      const [, name] = /locales\/(\w\w\/\w+)\.ts$/.exec(source) ?? []
      return name ? [name] : []
    }),
  }
  chunks.set(address, chunk)
  return chunk
}

/** A script that only passes on what others hold has no map. */
function sourcesOf(address: string, content: string): string[] {
  if (!content.includes('sourceMappingURL=')) return []
  return (JSON.parse(readFileSync(`${dist}${address}.map`, 'utf8')) as { sources: string[] }).sources
}
