import type { Page, Request } from 'playwright/test'

/** The address of Firestore's listening requests, for `page.route`. */
const channel = /Listen\/channel/

/** Returns whether a request listens to a collection. */
const asksFor = (request: Request, collection: string) =>
  new URLSearchParams(request.postData() ?? '').toString().includes(from(collection))

/** Returns the name of a collection as it is encoded in the body of a request. */
const from = (collection: string) => encodeURIComponent(`"collectionId":"${collection}"`)

/** Returns a promise and a function that resolves it. */
function promised() {
  let keep = () => {}
  const promise = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

/** Returns whether a request asks for the first rows of a list, as a new device does. */
const asksForFirst = (request: Request) => /"limit":\d/.test(decodeURIComponent(request.postData() ?? ''))

/**
 * Holds back a page's queries of a collection; with `passesFirst` those for the first rows of a list go through.
 * `asked` resolves at the first query; `answer` lets them reach the server.
 */
export async function holdListening(page: Page, collection: string, passesFirst = false) {
  const [asked, held] = [promised(), promised()]
  await page.route(channel, async (route) => {
    const isHeld = asksFor(route.request(), collection) && !(passesFirst && asksForFirst(route.request()))
    if (isHeld) {
      asked.keep()
      await held.promise
    }
    await route.continue()
  })
  return { asked: asked.promise, answer: held.keep }
}

/**
 * Makes the server refuse a page's queries of a collection, by redirecting them to one that is closed to everybody.
 * Returns a function that ends this.
 */
export async function denyListening(page: Page, collection: string): Promise<() => Promise<void>> {
  await page.route(channel, async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '').toString()
    await route.continue(
      asksFor(route.request(), collection) ? { postData: body.replaceAll(from(collection), from('nobodys')) } : {},
    )
  })
  return () => page.unroute(channel)
}
