import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, logsFolder } from '../../scripts/lib/paths.ts'

/** One version of the code that client and rules share. */
export interface Version {
  project: typeof import('@studio/domain/content/project')
  contentFile: typeof import('@studio/domain/content/file/contentFile')
  contentChanges: typeof import('@studio/domain/content/file/contentChanges')
  copies: typeof import('@studio/domain/content/copyOf')
  changes: typeof import('@studio/domain/content/fields/changedFields')
  translation: typeof import('@studio/domain/content/translation/sourceHashes')
  decisions: typeof import('@studio/domain/outbox/decideStored')
  rules: string
}

async function versionIn(folder: string, rules: string): Promise<Version> {
  const load = async <Module>(name: string): Promise<Module> =>
    (await import(/* @vite-ignore */ path.join(folder, 'domain', `${name}.ts`))) as Module
  return {
    project: await load('content/project'),
    contentFile: await load('content/file/contentFile'),
    contentChanges: await load('content/file/contentChanges'),
    copies: await load('content/copyOf'),
    changes: await load('content/fields/changedFields'),
    translation: await load('content/translation/sourceHashes'),
    decisions: await load('outbox/decideStored'),
    rules,
  }
}

/** Returns the version of this clone. */
export const today = () => versionIn(inRoot(), readFileSync(inRoot('firestore.rules'), 'utf8'))

/** The changes of the next version: a project's length, an eleventh language, and a longer title. */
const edits: readonly [file: string, from: string, to: string][] = [
  [
    'domain/content/project.ts',
    'featured: flag(false),',
    'featured: flag(false),\n  length: line(20, undefined, { since: 2 }),',
  ],
  [
    'domain/languages.ts',
    '] as const satisfies readonly Language[]',
    "  { code: 'ko', name: '한국어', flag: '🇰🇷', dir: 'ltr', locale: 'ko-KR', copyMark: ' (복사본)', since: 2 },\n] as const satisfies readonly Language[]",
  ],
  ['domain/content/fields/checks.ts', 'title: 120,', 'title: 140,'],
]

/** Returns a copy of the shared code as the next version would have it, with its generated rules. */
export async function tomorrow(): Promise<Version> {
  const folder = path.join(logsFolder, 'tomorrow')
  rmSync(folder, { recursive: true, force: true })
  cpSync(inRoot('domain'), path.join(folder, 'domain'), {
    recursive: true,
    filter: (file) => !/node_modules|\.test\.ts$/.test(file),
  })
  cpSync(inRoot('scripts', 'lib', 'fieldRules.ts'), path.join(folder, 'scripts', 'fieldRules.ts'))
  mkdirSync(path.join(folder, 'node_modules', '@studio'), { recursive: true })
  symlinkSync(path.join(folder, 'domain'), path.join(folder, 'node_modules', '@studio', 'domain'))
  for (const [file, from, to] of edits) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has changed: adapt what the next version does to it`)
    writeFileSync(path.join(folder, file), text.replace(from, to))
  }
  const { withFieldRules } = (await import(
    /* @vite-ignore */ path.join(folder, 'scripts', 'fieldRules.ts')
  )) as typeof import('../../scripts/lib/fieldRules.ts')
  return versionIn(folder, withFieldRules(readFileSync(inRoot('firestore.rules'), 'utf8')))
}
