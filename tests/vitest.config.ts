import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from '../scripts/lib/tests/browser.ts'
import { fakeFirebase } from './components/plugin.ts'

/**
 * Files that ask the emulators run side by side: each has a Firebase project of its own, or shares one without minding
 * the others. On a busy machine it takes its time until a function's first process has started.
 */
const onEmulators = { testTimeout: 120_000, hookTimeout: 120_000, sequence: { groupOrder: 1 } }
/** The rules' table has a test for each question, of which many can be under way: it keeps the emulator busy. */
const onRules = { ...onEmulators, maxWorkers: 2, maxConcurrency: 16 }
/** The functions' tests wait more than they work: for the second in which a token is made, or for a process to start. */
const onFunctions = { ...onEmulators, maxWorkers: 3 }

/** A level's tests; what is too long for every day runs with TEST_LONG, and nothing else does then. */
const filesOf = (level: string) => ({
  include: [`tests/${level}/${process.env.TEST_LONG ? 'long/' : ''}**/*.test.{ts,tsx}`],
  exclude: process.env.TEST_LONG ? [] : [`tests/${level}/long/**`],
})

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // What is prepared of packages differs with the build of them that is wanted.
  cacheDir: `node_modules/.vite/${process.env.NODE_ENV ?? 'development'}`,
  test: {
    environment: 'node',
    projects: [
      {
        // Components in a real Chromium, on a fake Firebase.
        extends: true,
        plugins: [react(), fakeFirebase],
        publicDir: fileURLToPath(new URL('../web/public', import.meta.url)),
        // Found only while tests run, it would reload the page under them.
        optimizeDeps: { include: ['firebase/functions'] },
        test: {
          name: 'components',
          ...filesOf('components'),
          setupFiles: ['tests/components/support/setup.ts'],
          // One page of a worker runs all its files: to fetch the console for each file took a quarter of the time.
          isolate: false,
          maxWorkers: 3,
          // On a busy machine the first test of a file waits for its code.
          testTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As Playwright finds things: by a part of a name, whatever its case.
            locators: { exact: false },
            provider: playwright({
              actionTimeout: 20_000,
              launchOptions: { args: [...browserArgs], executablePath: process.env.BROWSER_PATH || undefined },
              contextOptions: { locale: 'es-CO', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,scripts,tools,tests/support}/**/*.test.ts', 'web/{build,src}/**/*.test.{ts,tsx}'],
          // Pure decisions keep nothing: a process for each file took six times as long.
          isolate: false,
        },
      },
      // Whole commands as child processes, each against a stand-in for Google of its own.
      {
        extends: true,
        test: { name: 'deploy', ...filesOf('deploy'), testTimeout: 180_000, hookTimeout: 60_000, maxWorkers: 2 },
      },
      { extends: true, test: { name: 'rules', ...filesOf('rules'), ...onRules } },
      { extends: true, test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onFunctions } },
    ],
  },
})
