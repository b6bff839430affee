import { describe, expect, it } from 'vitest'
import { type Lock, workspaceLock } from './functionsLock.ts'

const whole: Lock = {
  ...{ name: 'clone', version: '1.0.0', lockfileVersion: 3, requires: true },
  packages: {
    '': { version: '1.0.0' },
    functions: { name: 'fn', version: '0.1.0', dependencies: { admin: '^2.0.0', auth: '^11.0.0', logger: '^1.0.0' } },
    // The clone's tools have the older version at the root, so the workspace has its own.
    'functions/node_modules/auth': { version: '11.0.0', dependencies: { fetch: '^3.0.0' } },
    'node_modules/auth': { version: '10.0.0', dependencies: { fetch: '^2.0.0' }, dev: true },
    'node_modules/fetch': { version: '2.0.0' },
    'functions/node_modules/fetch': { version: '3.0.0' },
    'node_modules/admin': { version: '2.0.0', dependencies: { auth: '^10.0.0' }, peerDependencies: { types: '1' } },
    'node_modules/types': { version: '1.0.0', peer: true },
    'node_modules/logger': {
      ...{ version: '1.0.0', optionalDependencies: { native: '^1.0.0' } },
      ...{ peerDependencies: { graphql: '*' }, peerDependenciesMeta: { graphql: { optional: true } } },
    },
    'node_modules/graphql': { version: '16.0.0' },
    'node_modules/browser': { version: '9.0.0' },
  },
}

describe('The lock file of the functions', () => {
  const { packages, ...head } = workspaceLock(whole, 'functions')
  const versions = Object.fromEntries(Object.entries(packages).map(([path, { version }]) => [path, version]))

  it('names the same versions as the clone’s, and gives each package the one that it has there', () => {
    expect(versions).toEqual({
      '': '0.1.0',
      'node_modules/admin': '2.0.0',
      'node_modules/admin/node_modules/auth': '10.0.0',
      'node_modules/admin/node_modules/auth/node_modules/fetch': '2.0.0',
      'node_modules/auth': '11.0.0',
      'node_modules/fetch': '3.0.0',
      'node_modules/logger': '1.0.0',
      'node_modules/types': '1.0.0',
    })
  })

  it('is the workspace’s, without the flags of the clone’s own tools', () => {
    expect(head).toEqual({ name: 'fn', version: '0.1.0', lockfileVersion: 3, requires: true })
    expect(packages['']).toEqual(whole.packages.functions)
    expect(JSON.stringify(packages)).not.toMatch(/"(dev|peer)":/)
  })
})
