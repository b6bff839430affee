import { addressOf } from '../google/services.ts'

/** An answer of the live site; status 0 if there is none. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Opens an address as a visitor does. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  try {
    const response = await fetch(addressOf(url), { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch {
    return { status: 0, headers: new Headers(), body: '' }
  }
}

/** Returns a status as part of a finding's text. */
export const statusText = (status: number) => (status === 0 ? 'nothing' : `with ${status}`)
