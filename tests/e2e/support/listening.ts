import type { Page, Request } from 'playwright/test'

/** What a page sends to Firestore to be told of changes, as an address that `page.route` knows. */
const channel = /Listen\/channel/

/** Whether a request asks to listen to a collection. */
const asksFor = (request: Request, collection: string) =>
  new URLSearchParams(request.postData() ?? '').toString().includes(from(collection))

/** How a query names its collection, as it stands in the body of a request. */
const from = (collection: string) => encodeURIComponent(`"collectionId":"${collection}"`)

/** A promise, and what keeps it. */
function promised() {
  let keep = () => {}
  const promise = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

/** Whether a request asks for the first rows of a list, which is how a new device begins. */
const asksForFirst = (request: Request) => /"limit":\d/.test(decodeURIComponent(request.postData() ?? ''))

/**
 * Holds back what a page asks the server of a collection; the first rows of a list go through where `passesFirst`.
 * `asked` resolves once it has asked; `answer` lets the question go to the server.
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
 * Has the server refuse to tell a page of a collection: it is asked for one that its rules give to nobody. Gives what
 * ends that.
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
