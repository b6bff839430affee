import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { limits } from '@studio/domain/fields'
import { type Project, ProjectDraft } from '@studio/domain/project'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRevision, projectDocument, type Stored } from '../support/factories.ts'
import {
  casesOf,
  type FieldKind,
  flag,
  inAllLanguages,
  missing,
  optional,
  optionalDay,
  optionalUrl,
  required,
  revision,
  stamps,
  url,
  whole,
  withField,
} from './fieldCases.ts'
import { newPath, openStudio, type Studio } from './studio.ts'

/** Every stored field of a project except base_rev, which revisions.test.ts covers. */
const kinds: Record<Exclude<keyof Stored<Project>, 'base_rev'>, FieldKind> = {
  image_url: url,
  video_url: optionalUrl,
  client_name: optional(limits.clientName),
  completion_date: optionalDay,
  featured: flag,
  order_position: whole(0, 1_000_000),
  ...inAllLanguages('title', required(limits.title)),
  ...inAllLanguages('description', required(limits.description)),
  ...inAllLanguages('category', required(limits.category)),
  translated_from: stamps,
  rev: revision,
}
const cases = casesOf(kinds).map((row) => ({ ...row, verb: row.isAllowed ? 'may' : 'may not' }))

describe('What a project may hold', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio('demo-rules-projects')
  })
  afterAll(() => studio.close())

  const create = (fields: object) => studio.admin.doc(newPath(collections.projects)).set(fields)

  it.each(cases)('$field $verb be $what', async ({ field, value, isAllowed }) => {
    const project = withField(projectDocument(), field, value)
    // The form that is refused by the schema and the write that is refused by the rules are the same ones.
    if (field in ProjectDraft.entries) expect(v.is(ProjectDraft, project)).toBe(isAllowed)
    await (isAllowed ? assertSucceeds(create(project)) : assertFails(create(project)))
  })

  it('A project holds no other field', async () => {
    await assertFails(create({ ...projectDocument(), note: '' }))
    await assertFails(create({ ...withField(projectDocument(), 'video_url', missing), note: '' }))
    await assertFails(create({}))
  })

  it('An edit is checked like a new project', async () => {
    const path = newPath(collections.projects)
    const project = projectDocument()
    await studio.store({ [path]: project })
    const edit = { rev: newRevision(), base_rev: project.rev }
    for (const wrong of [
      { title_it: '' },
      { image_url: 'javascript:alert(1)' },
      { order_position: -1 },
      { note: '' },
    ]) {
      await assertFails(studio.admin.doc(path).update({ ...edit, ...wrong }))
    }
    await assertSucceeds(studio.admin.doc(path).update({ ...edit, title_it: 'Altro titolo' }))
  })
})
