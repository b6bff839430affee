import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { consoleFiles } from './build/consoleFiles'
import { prerender, sameNames, styles } from './build/prerender'
import { onlyWarn, slim, slimI18next } from './build/slim'
import { publicTexts } from './src/i18n/locales/es/public'
import { themeBoot } from './src/theme/mode'

/** In development, what Hosting answers comes from the Hosting emulator beside Vite. */
const hosting = process.env.SITE_URL ?? 'http://127.0.0.1:5000'

/** The site's own origin: SITE_ORIGIN, or Hosting's address of the default project in .firebaserc. */
function siteOrigin(): string {
  if (process.env.SITE_ORIGIN) return new URL(process.env.SITE_ORIGIN).origin
  const { projects } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../.firebaserc'), 'utf8')) as {
    projects: { default: string }
  }
  return `https://${projects.default}.web.app`
}

/** Puts the boot script into the page; pages drawn later get their own head. */
const bootScript = (): Plugin => ({
  name: 'studio-boot',
  transformIndexHtml: (html, { server }) => {
    const booted = html.replace('/*boot*/', () => themeBoot)
    return server ? booted.replace('<!--head-->', `<title>${publicTexts.meta.title}</title>`) : booted
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    sameNames,
    slimI18next,
    bootScript(),
    consoleFiles(),
    prerender(siteOrigin()),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Montaje Studio',
        short_name: 'Montaje',
        description: publicTexts.meta.description,
        lang: 'es',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#14110f',
        theme_color: '#14110f',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        // The page, its scripts and faces are kept by the worker itself, in the one language that is read here.
        globPatterns: ['app.html', 'icons/*', 'logos/*'],
      },
    }),
  ],
  oxc: styles,
  resolve: {
    alias: [
      ...slim,
      { find: 'react-style-singleton', replacement: path.join(import.meta.dirname, 'src/ui/dialog/styleSingleton.ts') },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    // Where a browser knows no modulepreload, the scripts simply come later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: { manualPureFunctions: onlyWarn },
      // Few larger files in place of dozens of tiny ones: they are asked for together and compress better.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|styled-components|html-parse-stringify|void-elements|use-sync-external-store|@emotion[\\/][^\\/]+|stylis|tslib)[\\/]/,
            },
            // What a prerendered page runs before there is a visitor: no React.
            {
              name: 'main',
              priority: 2,
              test: /web[\\/]src[\\/](app[\\/](main|serviceWorker|underPolicy)|public[\\/](place|hydration[\\/]settingsDiffer)|lib[\\/](once|near|pageIdle|firstInteraction)|i18n[\\/](language|offlineChoice)|firebase[\\/](config|readOnce)|device[\\/]storedSession)\.|domain[\\/](languages|collections|limits|settings[\\/]settings)\.|vite[\\/]preload-helper/,
            },
            {
              name: 'shared',
              priority: 1,
              test: /web[\\/]src[\\/](theme|lib[\\/](useHydrated|emitter)|i18n[\\/](i18n|useLanguage)|ui[\\/](toast[\\/]Toasts|screen[\\/](ErrorBoundary|ErrorScreen))\.|app[\\/]start|public[\\/](loadPage|LandingApp|chat[\\/]ChatLink|hydration[\\/](slimIcon|prerenderedStyles|island|wanted))|content[\\/]settings[\\/]data|sync[\\/]live|firebase[\\/](collection|newId)|ui[\\/](Button|ButtonLink|IconButton|Hidden|form[\\/](LanguagePicker|ThemeToggle)|screen[\\/]FullScreen)\.)|domain[\\/](offers[\\/]chat|nextRevision)\.|icons[\\/](x|menu)\./,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1', proxy: { '/__/firebase': hosting, '/api': hosting } },
})
