import { collections } from '@studio/domain/collections'
import { forEachKind } from '@studio/domain/content/contentKinds'
import type { Project } from '@studio/domain/content/project'
import type { Change, Values } from '@studio/domain/outbox/pendingMutation'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newRevision, projectDocument } from '../support/factories.ts'
import { openStudio, people, type Studio } from './studio.ts'
import { today, tomorrow, type Version } from './tomorrow.ts'

/* A client of this version and one of the next, with another field, language and limit, write to the same documents. */

const path = `${collections.projects}/journey`
let now: Version
let next: Version
let studio: Studio

beforeAll(async () => {
  now = await today()
  next = await tomorrow()
  studio = await openStudio('demo-rules-tomorrow', next.rules)
})
afterAll(() => studio.close())

const stored = async (): Promise<Values | undefined> => (await studio.admin.doc(path).get()).data()

/** Returns the document as a version's lists have it. */
const rowOf = async (version: Version) => v.parse(version.project.Project, { id: 'journey', ...(await stored()) })

/** Returns an edit of a version's form, made from a row, as its outbox stores it. */
function edit(version: Version, row: Project, typed: object, baseRev = row.rev): Change {
  const draft = v.parse(version.project.ProjectDraft, { ...row, ...typed })
  const known = Object.keys(version.project.emptyProject)
  const fields = Object.fromEntries(
    Object.entries(version.changes.changedFields<object>(draft, row)).filter(([name]) => known.includes(name)),
  )
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name as keyof Project]]))
  return { kind: 'update', path, fields, before, rev: newRevision(), baseRev, name: '' }
}

/** Sends a version's waiting changes like its sender. Returns the decision. */
async function send(version: Version, ...chain: Change[]) {
  const found = await stored()
  const decision = version.decisions.decideStored(chain, found)
  if (decision.kind === 'create') await studio.admin.doc(path).set(decision.fields)
  if (decision.kind === 'update') await studio.admin.doc(path).update(decision.fields)
  return decision
}

describe('Under the rules of the next version', () => {
  beforeEach(() => studio.store({ [path]: { ...projectDocument() } }))

  it('an older document is shown and edited, and gets the field and the language with its next save', async () => {
    const row = await rowOf(next)
    expect(row).toMatchObject({ length: '', title_ko: '' })
    expect(v.is(next.project.ProjectDraft, row)).toBe(true)
    await send(next, edit(next, row, { title_es: 'Otro título' }))
    expect(await stored()).toMatchObject({ title_es: 'Otro título', length: '', title_ko: '', category_ko: '' })
  })

  it('the new language counts as missing until it is filled; the current ten stay required', async () => {
    const row = await rowOf(next)
    const { projectLocalizedFields } = next.project
    expect(next.translation.translationState(row, projectLocalizedFields, 'ko' as 'es')).toBe('missing')
    expect(v.is(next.project.ProjectDraft, { ...row, title_it: '' })).toBe(false)
    const korean = { title_ko: '여행', description_ko: '편집', category_ko: '릴' }
    await send(next, edit(next, row, korean))
    expect(await stored()).toMatchObject(korean)
  })

  it('a language that a client does not know keeps its source hash and its marks when that client edits', async () => {
    const stamped = {
      ...projectDocument(),
      translated_from: { ko: 'abc', fr: 'def' },
      text_marks: { title_ko: 'machine' },
    }
    await studio.store({ [path]: stamped })
    const row = await rowOf(now)
    const { projectLocalizedFields } = now.project
    const typed = { ...row, title_fr: 'Autre titre' }
    const translated_from = now.translation.nextSourceHashes(typed, projectLocalizedFields, row)
    await send(now, edit(now, row, { title_fr: 'Autre titre', translated_from }))
    expect(await stored()).toMatchObject({
      title_fr: 'Autre titre',
      translated_from: { ko: 'abc' },
      text_marks: { title_ko: 'machine' },
    })
  })

  it('the new limit applies', async () => {
    await send(next, edit(next, await rowOf(next), { title_es: 'a'.repeat(140) }))
    await expect(
      studio.admin.doc(path).update({ title_es: 'a'.repeat(141), rev: newRevision(), base_rev: (await stored())?.rev }),
    ).rejects.toThrow()
  })

  it('clients of both versions write in turns, and neither is refused or loses the other’s changes', async () => {
    await send(next, edit(next, await rowOf(next), { length: '0:42' }))
    await send(now, edit(now, await rowOf(now), { title_es: 'De hoy' }))
    await send(next, edit(next, await rowOf(next), { title_ko: '내일' }))
    await send(now, edit(now, await rowOf(now), { client_name: 'Otro' }))
    expect(await stored()).toMatchObject({ length: '0:42', title_es: 'De hoy', title_ko: '내일', client_name: 'Otro' })
  })

  it('offline work merges with the other version’s changes', async () => {
    const row = await rowOf(now)
    const first = edit(now, row, { title_es: 'De hoy' })
    const second = edit(now, { ...row, title_es: 'De hoy' }, { client_name: 'Otro' }, first.rev)
    await send(next, edit(next, await rowOf(next), { length: '0:42', description_es: 'De mañana' }))
    expect((await send(now, first, second)).kind).toBe('update')
    expect(await stored()).toMatchObject({
      ...{ title_es: 'De hoy', client_name: 'Otro' },
      ...{ length: '0:42', description_es: 'De mañana' },
    })
  })

  it('a client of this version stores new documents, and a duplicate keeps the unknown field', async () => {
    await send(next, edit(next, await rowOf(next), { length: '0:42' }))
    const copy = v.parse(now.project.ProjectDraft, now.copies.copyOf(await rowOf(now)))
    const created = { ...copy, order_position: 1, rev: newRevision(), base_rev: '', updated_by: people.admin }
    await studio.admin.doc(`${collections.projects}/copy`).set(created)
    expect((await studio.admin.doc(`${collections.projects}/copy`).get()).get('length')).toBe('0:42')
    await studio.admin.doc(`${collections.projects}/plain`).set({ ...projectDocument() })
  })

  it('an older content file is restored, and one of the next version survives this one unchanged', async () => {
    const empty = { ...forEachKind(() => []), settings: [] }
    const before = now.contentFile.contentText({ ...empty, projects: [await rowOf(now)] }, '')
    const old = next.contentFile.readContent(before)
    if (old.status !== 'read') throw new Error(old.status)
    expect(old.problems).toEqual([])
    expect(next.contentChanges.changesOf(empty, old.content).projects).toMatchObject([
      { kind: 'new', entry: { length: '', title_ko: '' } },
    ])

    await send(next, edit(next, await rowOf(next), { length: '0:42' }))
    const stays = next.contentChanges.changesOf({ ...empty, projects: [await rowOf(next)] }, old.content)
    expect(stays.projects).toEqual([])

    const through = now.contentFile.contentText({ ...empty, projects: [await rowOf(now)] }, '')
    const read = now.contentFile.readContent(through)
    expect(read).toMatchObject({ status: 'read', problems: [], content: { projects: [{ length: '0:42' }] } })
  })
})

it('Under this version’s rules, after a rollback, a document of the next version is edited and keeps its field', async () => {
  const back = await openStudio('demo-rules-rolled-back', now.rules)
  try {
    const document = {
      ...projectDocument({ translated_from: { ko: 'abc' } as object, text_marks: { title_ko: 'copied' } }),
      ...{ length: '0:42', title_ko: '여행' },
    }
    await back.store({ [path]: document })
    await back.admin.doc(path).update({ title_es: 'Otro', rev: newRevision(), base_rev: document.rev })
    expect((await back.admin.doc(path).get()).data()).toMatchObject({
      title_es: 'Otro',
      length: '0:42',
      title_ko: '여행',
    })
  } finally {
    await back.close()
  }
})
