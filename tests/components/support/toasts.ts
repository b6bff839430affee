import { page } from 'vitest/browser'

/** Returns the page's message with this text, in a toast or elsewhere. */
export const said = (text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()
