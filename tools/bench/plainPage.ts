import type { Page } from 'playwright'
import { type Chrome, drop, newProfile, phone, withPage } from './chromium.ts'
import { plainMarkup } from './plainMarkup.ts'
import { plainBodyScript, plainHeadScript, plainStyle } from './plainStyle.ts'
import { built, type Compared, compared, pathOf } from './sites.ts'

/** The pages without a framework, by address, made from the built ones that a server offers at `origin`. */
export async function plainPages(chrome: Chrome, origin: string): Promise<Record<string, string>> {
  const profile = newProfile()
  try {
    return await withPage(chrome, { profile, device: phone }, async (page) => {
      // Without modules and workers the page stays as it was drawn.
      await page.route(/\.js$/, (route) => route.abort())
      const pages: Record<string, string> = {}
      for (const language of compared) pages[`${pathOf(language)}index.html`] = await plainPage(page, origin, language)
      return pages
    })
  } finally {
    drop(profile)
  }
}

async function plainPage(page: Page, origin: string, language: Compared): Promise<string> {
  await page.goto(`${origin}${pathOf(language)}`)
  const drawn = built(`${pathOf(language)}index.html`)
  const [opening = ''] = /<html[^>]*>/.exec(drawn) ?? []
  return [
    `<!doctype html>${opening}`,
    ...headOf(drawn),
    `<script>${plainHeadScript}</script><style>${plainStyle}</style></head>`,
    `<body>${await page.evaluate(plainMarkup)}<script>${plainBodyScript}</script></body></html>`,
  ].join('\n')
}

/** What search engines and shared links ask for is content too, and stays. */
function headOf(html: string): string[] {
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(html) ?? []
  const tags = head.match(
    /<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json">.*?<\/script>/g,
  )
  const isOfTheBuild = /rel="(modulepreload|preload|stylesheet|manifest)"/
  return (tags ?? []).filter((tag) => !isOfTheBuild.test(tag)).map((tag) => tag.replace(' />', '>'))
}

/** Pictures that a page shows. */
const picturesOf = (html: string) => [
  ...new Set([...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, url = '']) => url)),
]

const registration = `<script>addEventListener('load',function(){navigator.serviceWorker.register('/sw.js')})</script></body>`

/** The Spanish plain page with a small worker of its own, which keeps the page and its pictures and answers first. */
export function withWorker(pages: Record<string, string>): { pages: Record<string, string>; worker: string } {
  const html = (pages['/index.html'] ?? '').replace('</body>', registration)
  const kept = JSON.stringify(['/', '/icons/favicon.svg', ...picturesOf(html)])
  const worker = `addEventListener('install',e=>{skipWaiting();e.waitUntil(caches.open('1').then(c=>c.addAll(${kept})))});addEventListener('activate',e=>e.waitUntil(clients.claim()));addEventListener('fetch',e=>e.respondWith(caches.match(e.request).then(r=>r||fetch(e.request))))`
  return { pages: { ...pages, '/index.html': html }, worker }
}
