import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that talk to the emulators share them, so their files take turns. */
const onEmulators = { fileParallelism: false, testTimeout: 20_000, hookTimeout: 20_000 }
/** The first call of a function starts a process, for which a busy machine takes its time. */
const onFunctions = { ...onEmulators, testTimeout: 90_000 }

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{domain,scripts}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onEmulators } },
      { extends: true, test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onFunctions } },
    ],
  },
})
