import { collections } from '@studio/domain/collections'
import { type Locator, page } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { sampleStudio } from '../support/studio'

/* Helpers for tests of the inbox. */

type Given = Parameters<typeof messageDocument>[0]

/** Replaces all messages by these; their ids are m0, m1 … */
export function fillInbox(messages: readonly Given[]) {
  const now = new Date()
  const documents = messages.map((given, at) => [`m${at}`, messageDocument({ created_at: now, ...given })])
  server.reset({ ...sampleStudio(), [collections.messages]: Object.fromEntries(documents) })
}

/** Opens the inbox with only these messages. */
export function openInbox(messages: readonly Given[], query = '', view?: Parameters<typeof openConsole>[1]) {
  fillInbox(messages)
  return openConsole(`/admin/messages${query}`, view)
}

/** Returns numbered messages, one a minute, newest first: Persona 3, Persona 2, Persona 1. */
export const many = (count: number, given: Given = {}): Given[] =>
  Array.from({ length: count }, (_, at) => ({
    ...given,
    name: `Persona ${count - at}`,
    created_at: new Date(Date.now() - at * 60_000),
  }))

/** Returns the stored message at this index. */
export const stored = (at: number) => server.read(collections.messages, `m${at}`)

/** Returns the row of a message. */
export const row = (name: string) => page.getByRole('row').filter({ hasText: name })
/** Returns the label of a message's status. */
export const status = (name: string) => row(name).getByText(/^(Nuevo|Leído|Respondido|Archivado)$/)
/** Returns the names of all rendered rows. */
export const names = () => [...document.querySelectorAll('[data-name]')].map((element) => element.textContent)
export const textsOf = (found: Locator) => found.elements().map((element) => element.textContent)
/** Returns the link that opens a message. */
export const opener = (name: string) => page.getByRole('link', { name: `Ver el mensaje de ${name}`, exact: true })
/** Opens a message. */
export const view = (name: string) => opener(name).click()
/** The open message. */
export const dialog = page.getByRole('dialog')
export const heading = page.getByRole('heading', { level: 1 })
/** The numbers of messages: new, read, replied, all. */
export const counts = page.getByRole('region', { name: 'Mensajes en total' })
export const counted = () => textsOf(counts.getByRole('definition'))
