import type { IncomingMessage } from 'node:http'
import { type Inside, Reply } from './router.ts'

/** What visitors get from a site, or from a function's own address. */
export function answerSite(_google: Inside, host: string, path: string, _request: IncomingMessage): Reply {
  return new Reply(404, {}, `Nothing is live at ${host}${path}`)
}
