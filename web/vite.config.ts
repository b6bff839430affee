import { defaultSettings } from '@studio/domain/settings/settings'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { consoleFiles } from './build/consoleFiles'
import { inlineScript } from './build/inline'
import { prerender, prerenderer } from './build/prerender'
import { publicTexts } from './src/i18n/locales/es/public'
import { pageAt } from './src/public/load/place'
import { themes } from './src/theme/tokens'

/** The Hosting emulator, which answers Hosting's paths in development. */
const hosting = process.env.SITE_URL ?? 'http://127.0.0.1:5000'

/** The dark theme's ground, the default colour of the browser's bars. */
const { ground } = themes.dark

/** Inlines that colour and the script that runs before the first paint. Prerendered pages get their own head later. */
const inlineScripts = (): Plugin => ({
  name: 'studio-inline-scripts',
  async transformIndexHtml(html, { server, originalUrl = '/' }) {
    const boot = await inlineScript('src/theme/boot.ts')
    const booted = html.replace('<!--ground-->', ground).replace('/*boot*/', () => boot)
    if (!server) return booted
    // Development prerenders nothing, but the inline script of public pages still runs. The console would never end it.
    const isPublic = pageAt(new URL(originalUrl, hosting).pathname) !== undefined
    const early = isPublic ? await inlineScript('src/public/load/inline.ts') : ''
    return booted
      .replace('<!--head-->', `<title>${publicTexts.meta.title}</title>`)
      .replace('<body>', () => `<body><script>${early}</script>`)
  },
})

/** The web app's manifest and the service worker. */
const pwa = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'Montaje Studio',
      short_name: 'Montaje',
      description: defaultSettings.seo_defaults.meta_description,
      lang: 'es',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: ground,
      theme_color: ground,
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    injectManifest: {
      // The worker itself stores pages, scripts and fonts, only in the device's language.
      globPatterns: ['app.html', 'icons/*', 'logos/*'],
    },
  })

/** Restricts plugins to the browser's build, because the PWA's plugins do not support other ones. */
const inBrowser = (plugins: readonly Plugin[]) =>
  plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }: { name: string }) => name === 'client' }))

export default defineConfig({
  root: import.meta.dirname,
  environments: { ssr: prerenderer },
  builder: {
    buildApp: async (builder) => {
      // The browser's build comes last: it leaves files beside the prerendering code.
      for (const name of ['ssr', 'client']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  plugins: [react(), ...inBrowser([inlineScripts(), consoleFiles(), prerender(), ...pwa()])],
  // `ssr` derives class names from the file's path, so that the prerendered page and the browser agree.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } } },
  build: {
    target: 'es2022',
    // Source maps for reading error reports. No file refers to them, and Hosting does not serve them (firebase.json).
    sourcemap: 'hidden',
    manifest: true,
    assetsInlineLimit: 0,
    // Browsers without modulepreload just load the scripts later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: {
        // reactfire imports every Firebase product; the unused ones can be dropped.
        moduleSideEffects: [
          {
            test: /node_modules[\\/]@firebase[\\/](remote-config|storage|installations)[\\/]/,
            sideEffects: false,
          },
        ],
      },
      // Fewer, larger files: they are requested together and compress better.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: 'i18next',
              test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            {
              name: 'styled',
              test: /node_modules[\\/](styled-components|@emotion[\\/][^\\/]+|stylis|tslib)[\\/]/,
              priority: 3,
            },
            // Each of these files includes all its imports, because one more request costs a phone 5 ms.
            { name: 'entry', test: /src[\\/]app[\\/]main\.ts$/, priority: 2 },
            { name: 'page', test: /src[\\/]public[\\/](LandingPage|load[\\/]hydrate)\.tsx$/, priority: 1 },
            // The code that sends a visitor's enquiry, without the console's.
            {
              name: 'calls',
              test: /src[\\/]firebase[\\/]app\.ts$|node_modules[\\/]@?firebase[\\/]functions[\\/]/,
              priority: 0.9,
            },
            // The token requests for a signed-in admin on the public page. A separate file, which stays cached when the
            // console changes.
            { name: 'identity', test: /src[\\/]firebase[\\/]session[\\/]idToken\.ts$/, priority: 0.8 },
            {
              name: 'firestore',
              test: /node_modules[\\/]@firebase[\\/](firestore|webchannel-wrapper)[\\/]/,
              priority: 0.5,
            },
            // A visitor who opens a film needs the dialog and the player, and nothing else of the console.
            {
              name: 'dialog',
              test: /src[\\/](ui[\\/]dialog[\\/]Dialog\.tsx|lib[\\/]copyText\.ts)$/,
              priority: 0.4,
            },
            {
              name: 'player',
              test: /src[\\/]content[\\/]projects[\\/](Player|player[\\/]Transcript)\.tsx$/,
              priority: 0.3,
            },
            { name: 'shell', test: /src[\\/]console[\\/]shell[\\/]Console\.tsx$/, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/__/firebase': hosting, '/api': hosting, '/film': hosting, '/media': hosting },
  },
})
