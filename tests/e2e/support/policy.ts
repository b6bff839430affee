import type { Page } from 'playwright/test'

const found = new WeakMap<Page, string[]>()

/** Returns the policy violations in a watched page, as the browser reports them. */
export const violations = (page: Page): readonly string[] => {
  const all = found.get(page)
  if (!all) throw new Error('Nobody watches the policy of this page')
  return all
}

/** Collects the policy violations in a page, from its next load on. */
export async function watchPolicy(page: Page) {
  const all: string[] = []
  found.set(page, all)
  await page.exposeFunction('reportViolation', (text: string) => all.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} on ${location.pathname}`)
    }),
  )
}
