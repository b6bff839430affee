import { pendingMutationFormat } from '@studio/domain/outbox/pendingMutation'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import draft from '../../fixtures/kept/draft-1.json'
import newerDraft from '../../fixtures/kept/draft-2.json'
import entry from '../../fixtures/kept/outboxEntry-1.json'
import { nextFile } from '../support/nextFile'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { openPanel, openProjects, putProject, row, stored, syncState } from './places'

const [change] = entry.changes
const written = 'Escrito con la versión 1'

/** Returns an entry of version 1, made by the owner from the stored project. */
const ownEntry = (seq: number) => {
  const now = stored() as { rev: string; description_es: string }
  const { description_es } = now
  const changes = [{ ...change, baseRev: now.rev, before: { description_es } }]
  return { ...entry, seq, id: `${seq}${entry.id.slice(1)}`, account: owner.uid, changes }
}

/** Stores data that an older version of the console left on this device. */
async function leave(store: 'entries' | 'drafts', ...items: [key: IDBValidKey | undefined, value: unknown][]) {
  const database = await openDB(store === 'entries' ? 'studio-outbox' : 'studio-drafts', 1, {
    upgrade: (db) => {
      if (store === 'drafts') db.createObjectStore('drafts')
      else db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('account', 'account')
    },
  })
  for (const [key, value] of items) await database.put(store, value, key)
  database.close()
  // Tests share a page, which reads again when another tab announces a change.
  const channel = new BroadcastChannel('studio.outbox')
  channel.postMessage({ outcomes: {} })
  channel.close()
}

/** Returns everything in a store of this device. */
async function left(store: 'entries' | 'drafts') {
  const database = await openDB(store === 'entries' ? 'studio-outbox' : 'studio-drafts')
  const all: unknown[] = await database.getAll(store)
  database.close()
  return all
}

const damaged = page.getByText('Está dañado y no se puede publicar.')

test('Pending work of version 1 is published, and its draft continues', async () => {
  putProject()
  await leave('entries', [undefined, ownEntry(1)])
  await leave('drafts', [[owner.uid, 'project', 'journey'], draft])
  await openProjects()
  await expect.poll(stored).toMatchObject({ description_es: written })
  await page.getByRole('button', { name: 'Continuar: Viaje al sur es' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Título' }).first()).toHaveValue('Viaje al sur es')
})

const edited = { ...draft.values, values: { ...draft.values.values, title_es: 'Viaje al norte' }, confirmed: ['fr'] }
test.each([
  ['1, which named languages', { ...draft, values: edited }],
  ['2, which names texts', newerDraft],
])('Confirmed texts in a draft of version %s stay confirmed', async (_, kept) => {
  putProject()
  await leave('drafts', [[owner.uid, 'project', 'journey'], kept])
  await openProjects()
  await page.getByRole('button', { name: 'Continuar: Viaje al norte' }).click()
  await expect.element(page.getByRole('tab', { name: 'Français' })).toMatchTextContent('completo')
  await expect.element(page.getByRole('tab', { name: 'Deutsch' })).toMatchTextContent('desactualizado')
})

test.each(['id', 'account', 'at', 'changes', 'state'])(
  'An entry that has lost its %s blocks nothing: rows are shown, the panel opens, and later work is published',
  async (property) => {
    putProject()
    const { [property]: _, ...broken } = ownEntry(1) as Record<string, unknown>
    await leave('entries', [undefined, broken], [undefined, ownEntry(2)])
    await openProjects()
    await expect.element(row()).toBeVisible()
    await expect.poll(stored).toMatchObject({ description_es: written })
    await expect.element(syncState('1')).toBeVisible()
    await openPanel()
    await expect.element(page.getByRole('heading', { name: '1 elemento ilegible' })).toBeVisible()
    await expect.element(damaged).toBeVisible()
    const file = nextFile()
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    expect(JSON.parse(await file)).toEqual(broken)
    expect(await left('entries')).toEqual([broken])
  },
)

test('A damaged entry is deleted only when its owner discards it', async () => {
  const { state: _, ...broken } = { ...entry, account: owner.uid }
  await leave('entries', [undefined, broken])
  await openConsole('/admin/projects')
  await openPanel()
  await page.getByRole('button', { name: 'Descartar' }).click()
  const asked = page.getByRole('alertdialog', { name: '¿Descartar este cambio?' })
  await expect.element(asked).toMatchTextContent('Viaje al sur es')
  await asked.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(damaged).not.toBeInTheDocument()
  await expect.poll(() => left('entries')).toEqual([])
  await expect.element(page.getByText('Todo lo que guardaste está en el servidor.')).toBeVisible()
})

test('Data of a newer version is left alone and reported', async () => {
  const newer = { ...entry, account: owner.uid, version: pendingMutationFormat.version + 1, state: 'planned' }
  await leave('entries', [undefined, newer])
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await expect.element(page.getByText('Lo escribió una versión más nueva de la consola.')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Descartar' })).not.toBeInTheDocument()
  expect(await left('entries')).toEqual([newer])
})

test('A damaged draft is listed in the panel, and typing in its form does not overwrite it', async () => {
  putProject()
  const broken = { at: 1, values: { values: 'a text', confirmed: 7 } }
  await leave('drafts', [[owner.uid, 'project', 'journey'], broken])
  await openConsole('/admin/projects?edit=journey')
  const field = page.getByRole('textbox', { name: 'Título' }).first()
  await field.fill('Escrito encima')
  await expect.poll(() => left('drafts')).toHaveLength(2)
  expect(await left('drafts')).toContainEqual(broken)
  await openPanel()
  await expect.element(damaged).toBeVisible()
})

test('Another account sees nothing of it', async () => {
  const { state: _, ...broken } = { ...entry, account: 'somebody-else' }
  await leave('entries', [undefined, broken])
  server.signIn(owner)
  await openConsole('/admin/projects')
  await expect.element(syncState('Sincronizado')).toBeVisible()
})
