import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from '../scripts/lib/browser.ts'
import { fakeFirebase } from './components/plugin.ts'

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
        // Components in a real Chromium, on a fake Firebase.
        extends: true,
        plugins: [react(), fakeFirebase],
        publicDir: fileURLToPath(new URL('../web/public', import.meta.url)),
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          exclude: ['tests/components/long/**'],
          setupFiles: ['tests/components/support/setup.ts'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As Playwright finds things: by a part of a name, whatever its case.
            locators: { exact: false },
            provider: playwright({
              actionTimeout: 10_000,
              launchOptions: { args: [...browserArgs], executablePath: process.env.BROWSER_PATH || undefined },
              contextOptions: { locale: 'es-CO' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: { name: 'unit', include: ['{domain,scripts}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onEmulators } },
      { extends: true, test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onFunctions } },
    ],
  },
})
