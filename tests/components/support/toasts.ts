import { page } from 'vitest/browser'

/** What the page says with this text, as a toast or beside what it is about. */
export const said = (text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()
