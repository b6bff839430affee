import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inRoot } from '../../lib/paths.ts'
import { functionsBuild, siteBuild } from './builds.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-builds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = {
  code: 'functions/lib/index.js',
  packages: 'functions/package.json',
  lock: 'functions/package-lock.json',
}
for (const file of [files.packages, files.lock]) cpSync(inRoot(file), path.join(folder, file))
cpSync(inRoot('package.json'), path.join(folder, files.code))

const settings = { FUNCTIONS_REGION: 'europe-west1', TRUSTED_PROXIES: '1' }

test('functions are identified by their code, what Cloud Build installs for them, and their settings', () => {
  const build = () => functionsBuild(settings, folder)
  expect(build()).toBe(build())
  expect(functionsBuild({ TRUSTED_PROXIES: '1', FUNCTIONS_REGION: 'europe-west1' }, folder)).toBe(build())
  const seen = new Set([build(), functionsBuild({ ...settings, TRUSTED_PROXIES: '2' }, folder)])
  for (const file of Object.values(files)) {
    writeFileSync(path.join(folder, file), '{}')
    seen.add(build())
  }
  expect(seen.size).toBe(5)
})

test('a site is identified by its address and its key for App Check besides its sources', () => {
  const builds = [siteBuild('https://one.example', ''), siteBuild('https://two.example', '')]
  expect(new Set([...builds, siteBuild('https://one.example', 'key')]).size).toBe(3)
  expect(siteBuild('https://one.example', '')).toBe(builds[0])
})
