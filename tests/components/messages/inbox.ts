import { collections } from '@studio/domain/collections'
import { type Locator, page } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { sampleStudio } from '../support/studio'

/* The inbox, as its tests see it. */

type Given = Parameters<typeof messageDocument>[0]

/** Puts these messages in place of all that there are; their ids are m0, m1 … */
export function fillInbox(messages: readonly Given[]) {
  const now = new Date()
  const documents = messages.map((given, at) => [`m${at}`, messageDocument({ created_at: now, ...given })])
  server.reset({ ...sampleStudio(), [collections.messages]: Object.fromEntries(documents) })
}

/** Opens the inbox on these messages alone. */
export function openInbox(messages: readonly Given[], query = '', view?: Parameters<typeof openConsole>[1]) {
  fillInbox(messages)
  return openConsole(`/admin/messages${query}`, view)
}

/** So many messages, one a minute, the newest first: Persona 3, Persona 2, Persona 1. */
export const many = (count: number, given: Given = {}): Given[] =>
  Array.from({ length: count }, (_, at) => ({
    ...given,
    name: `Persona ${count - at}`,
    created_at: new Date(Date.now() - at * 60_000),
  }))

/** The stored message at this place of those given. */
export const stored = (at: number) => server.read(collections.messages, `m${at}`)

/** The row of a message. */
export const row = (name: string) => page.getByRole('row').filter({ hasText: name })
/** What names its status. */
export const status = (name: string) => row(name).getByText(/^(Nuevo|Leído|Respondido|Archivado)$/)
/** The names of all rows that are rendered. */
export const names = () => [...document.querySelectorAll('[data-name]')].map((element) => element.textContent)
export const textsOf = (found: Locator) => found.elements().map((element) => element.textContent)
/** What opens a message. */
export const opener = (name: string) => page.getByRole('link', { name: `Ver el mensaje de ${name}`, exact: true })
/** Opens a message. */
export const view = (name: string) => opener(name).click()
/** The message that is open. */
export const dialog = page.getByRole('dialog')
export const heading = page.getByRole('heading', { level: 1 })
/** How many messages there are: new, read, replied, all. */
export const counts = page.getByRole('region', { name: 'Mensajes en total' })
export const counted = () => textsOf(counts.getByRole('definition'))
