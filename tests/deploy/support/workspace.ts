import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeDeployConfig } from '../../../scripts/lib/firebaseConfig.ts'
import { inRoot } from '../../../scripts/lib/paths.ts'

const copied = [
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
  'functions/package.json',
  'functions/package-lock.json',
  'functions/lib',
  'functions/.env',
]

/** The smallest site that Hosting can release. */
const pages = {
  'index.html': '<!doctype html><title>Studio</title>',
  'app.html': '<!doctype html><title>Console</title>',
  'localized-files/es/index.html': '<!doctype html><title>Estudio</title>',
}

/**
 * Creates a copy of the deployed files in a temporary folder, so that a deployment leaves no traces in the clone. The
 * functions are the built ones; the site is only a few small pages.
 */
export function workspace(projectId: string, settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-deploy-'))
  for (const name of copied) cpSync(inRoot(name), path.join(folder, name), { recursive: true })
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(folder, 'web/dist', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const config = writeDeployConfig({ folder })
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(path.join(folder, `functions/.env.${projectId}`), lines.join(''))
  return { folder, config, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
