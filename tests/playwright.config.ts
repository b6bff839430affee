import { defineConfig } from 'playwright/test'
import { browserArgs } from '../scripts/lib/browser.ts'

const alone = ['copies.spec.ts', 'longLists.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.logs/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A second try only where nobody is there to start one; what needed it is named in the output.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: 'all', testIgnore: ['settings*.spec.ts', 'inbox.spec.ts', 'empty.spec.ts', ...alone] },
    // Settings show on everybody's page: what changes them waits until nobody else looks.
    { name: 'settings', testMatch: 'settings.spec.ts', dependencies: ['all'] },
    { name: 'settings in the console', testMatch: 'settingsConsole.spec.ts', dependencies: ['settings'] },
    // So does what needs the whole inbox for itself, empties a list, fills one, or looks at all content.
    { name: 'inbox', testMatch: 'inbox.spec.ts', dependencies: ['settings in the console'] },
    { name: 'empty', testMatch: 'empty.spec.ts', dependencies: ['inbox'], workers: 1 },
    { name: 'alone', testMatch: alone, dependencies: ['empty'], workers: 1 },
  ],
  reporter: [['list'], ['json', { outputFile: '../.logs/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5000',
    locale: 'es-CO',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    // Without a path Playwright takes the browser that it has downloaded itself.
    launchOptions: { args: [...browserArgs], executablePath: process.env.BROWSER_PATH || undefined },
  },
})
