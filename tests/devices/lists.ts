import { trashOf, trashSince } from '@studio/domain/audit/trash'
import { collections } from '@studio/domain/collections'
import { Section } from '@studio/domain/content/page/section'
import { PriceList } from '@studio/domain/content/priceList'
import { Project } from '@studio/domain/content/project'
import { ContactMessage } from '@studio/domain/messages/message'
import { withPendingMutations } from '@studio/domain/outbox/optimisticLayer'
import { type PendingMutation, placeOf, type Values } from '@studio/domain/outbox/pendingMutation'
import { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import * as v from 'valibot'
import type { Titled } from './edits.ts'
import type { Deletion, SimulatedServer, Stored } from './server.ts'

/** Caches the row of each stored document. Stored documents never change, and parsing them took a third of the time. */
const parsed = new WeakMap<Values, unknown>()

function rowOf<Row>(schema: v.GenericSchema<unknown, Row>, fields: Values, id: string): Row {
  const row = parsed.get(fields) ?? v.parse(schema, { ...fields, id })
  parsed.set(fields, row)
  return row as Row
}

/** The lists of a device: what it last received from the server, with its own changes applied. */
export abstract class Lists {
  readonly #server: SimulatedServer
  #heard: Stored = new Map()
  #deletions: readonly Deletion[] = []

  constructor(server: SimulatedServer) {
    this.#server = server
  }

  /** Returns the device's outbox. */
  abstract entries(): Promise<PendingMutation[]>

  hear() {
    this.#heard = this.#server.documents
    this.#deletions = [...this.#server.deletions]
  }

  /** Returns the rows of a collection as a tab shows them. A stale tab does not know the device's own changes. */
  async #rows<Row>(collection: string, schema: v.GenericSchema<unknown, Row>, isStale = false): Promise<Row[]> {
    const rows = [...this.#heard].flatMap(([path, fields]) => {
      const { collection: name, id } = placeOf(path)
      return name === collection ? [rowOf(schema, fields, id)] : []
    })
    if (isStale) return rows
    return [...withPendingMutations(collection, rows, await this.entries(), (made) => v.parse(schema, made)).rows]
  }

  projects = (isStale?: boolean) => this.#rows(collections.projects, Project, isStale)
  sections = (isStale?: boolean) => this.#rows(collections.sections, Section, isStale)
  prices = (isStale?: boolean) => this.#rows(collections.prices, PriceList, isStale)
  groups = (isStale?: boolean) => this.#rows(collections.settings, SettingsDocument, isStale)
  messages = () => this.#rows(collections.messages, ContactMessage)

  /** Returns the rows of all content types. */
  restorable = async () => [...(await this.projects()), ...(await this.sections()), ...(await this.prices())]

  /** Returns a project or section. Its number counts modulo the number of rows. */
  async titled({ of, row, ...step }: { of?: 'sections'; row: number; isStale?: boolean }): Promise<Titled | undefined> {
    const rows = of ? await this.sections(step.isStale) : await this.projects(step.isStale)
    return rows[row % rows.length]
  }

  /** Returns everything that this device shows. */
  shown = async () => [...(await this.restorable()), ...(await this.groups()), ...(await this.messages())]

  async trash() {
    const rows = await this.restorable()
    return trashOf({
      log: this.#deletions
        .filter(({ at }) => at >= trashSince(this.#server.now))
        .map((deletion) => ({ ...deletion, action: 'delete', by: 'owner', left_out: [] }) as never),
      outbox: await this.entries(),
      isThere: (_, id) => rows.some((row) => row.id === id),
      now: this.#server.now,
    })
  }
}
