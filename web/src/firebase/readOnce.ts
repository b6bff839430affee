import type { CollectionName } from '@studio/domain/collections'
import { pageIdle } from '../lib/pageIdle'
import { loadConfig } from './config'

/** A stored value as REST writes it: `{ stringValue: 'x' }`, `{ mapValue: { fields: … } }`. */
type Value = Record<string, unknown> & { mapValue?: { fields?: Values } }
type Values = Record<string, Value>
type Row = { id: string } & Record<string, unknown>

const read = new Map<CollectionName, Promise<Row[]>>()

/**
 * A small collection that everybody may read, as it is now: one request over REST once the page is idle, and the same
 * answer to all who ask. It costs about 1 KB of script where `firebase/firestore/lite` costs 28 KB and the full SDK
 * 138 KB, and knows texts, yes or no, and groups of them: enough for settings.
 */
export function readOnce(name: CollectionName): Promise<Row[]> {
  const known = read.get(name)
  if (known) return known
  const asked = ask(name)
  read.set(name, asked)
  return asked
}

async function ask(name: CollectionName): Promise<Row[]> {
  await pageIdle()
  const { app, emulators } = await loadConfig()
  const { host, port } = emulators?.firestore ?? {}
  const origin = host ? `http://${host}:${port}` : 'https://firestore.googleapis.com'
  const all = `${origin}/v1/projects/${app.projectId}/databases/(default)/documents/${name}?key=${app.apiKey ?? ''}`
  const response = await fetch(all)
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  const { documents = [] } = (await response.json()) as { documents?: { name: string; fields?: Values }[] }
  return documents.map(({ name, fields }) => ({ ...plain(fields), id: name.slice(name.lastIndexOf('/') + 1) }))
}

const plain = (fields: Values = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value.mapValue ? plain(value.mapValue.fields) : Object.values(value)[0],
    ]),
  )
