import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { type Chrome, phone } from './chromium.ts'
import { compared } from './goals.ts'
import { plainMarkup } from './plainMarkup.ts'
import { plainBodyScript, plainHeadScript, plainStyle } from './plainStyle.ts'
import { dist, pathOf, type Written } from './server.ts'

/** The path of the plain page with a service worker. */
export const keptPath = '/kept/'

/** Returns the pages without a framework, by path, made from the built ones; one has a service worker. */
export async function plainPages(chrome: Chrome): Promise<Written> {
  const browser = await chromium.launch(chrome)
  try {
    const page = await browser.newPage({ ...phone, javaScriptEnabled: false })
    const pages: Record<string, string> = {}
    for (const language of compared) {
      const address = `${pathOf(language)}index.html`
      const drawn = readFileSync(`${dist}${address}`, 'utf8')
      await page.setContent(drawn, { waitUntil: 'domcontentloaded' })
      pages[address] = plainPage(drawn, await page.evaluate(plainMarkup))
    }
    return { ...pages, ...keptPage(pages['/index.html'] ?? '') }
  } finally {
    await browser.close()
  }
}

function plainPage(drawn: string, body: string): string {
  const [opening = ''] = /<html[^>]*>/.exec(drawn) ?? []
  return [
    `<!doctype html>${opening}`,
    ...headOf(drawn),
    `<script>${plainHeadScript}</script><style>${plainStyle}</style></head>`,
    `<body>${body}<script>${plainBodyScript}</script></body></html>`,
  ].join('\n')
}

/** Returns the head's tags for search engines and shared links, which count as content. */
function headOf(html: string): string[] {
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(html) ?? []
  const tags = head.match(
    /<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json">.*?<\/script>/g,
  )
  const isOfTheBuild = /rel="(modulepreload|preload|stylesheet|manifest)"/
  return (tags ?? []).filter((tag) => !isOfTheBuild.test(tag)).map((tag) => tag.replace(' />', '>'))
}

const registration = `<script>addEventListener('load',function(){navigator.serviceWorker.register('sw.js')})</script></body>`

/** Returns the page with a small service worker that caches the page and its pictures and answers first. */
function keptPage(plain: string): Written {
  const html = plain.replace('</body>', registration)
  const pictures = [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, url = '']) => url)
  const kept = JSON.stringify([keptPath, '/icons/favicon.svg', ...new Set(pictures)])
  const worker = `addEventListener('install',e=>{skipWaiting();e.waitUntil(caches.open('1').then(c=>c.addAll(${kept})))});addEventListener('activate',e=>e.waitUntil(clients.claim()));addEventListener('fetch',e=>e.respondWith(caches.match(e.request).then(r=>r||fetch(e.request))))`
  return { [`${keptPath}index.html`]: html, [`${keptPath}sw.js`]: worker }
}
