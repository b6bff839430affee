import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { projectDocument } from '../../tests/support/factories.ts'
import { collections } from '../collections.ts'
import { forEachKind } from '../content/contentKinds.ts'
import { copyOf } from '../content/copyOf.ts'
import { changedFields } from '../content/fields/changedFields.ts'
import { contentText, readContent } from '../content/file/contentFile.ts'
import { emptyProject, Project, ProjectDraft, projectLocalizedFields } from '../content/project.ts'
import { nextSourceHashes } from '../content/translation/sourceHashes.ts'
import { decideStored } from './decideStored.ts'
import type { Change, Values } from './pendingMutation.ts'

/*
 * A later version of the product has stored a field and a language that this version does not know.
 * tests/rules/otherVersions tests the rules; the rules' table of documents tests fields that older documents lack.
 */

const later = { length: '0:42', title_ko: '여행' }
const stored: Values = {
  ...projectDocument(),
  ...later,
  translated_from: { ko: 'abc', fr: 'def' },
  text_marks: { title_ko: 'machine' },
  rev: 'r0',
}
const row = v.parse(Project, { id: 'p', ...stored })

/** Returns an edit of a form, as the outbox stores it. */
function edit(from: Project, typed: object, rev: string, baseRev: string): Change {
  const known = Object.keys(emptyProject)
  const fields = Object.fromEntries(
    Object.entries(changedFields<object>({ ...from, ...typed }, from)).filter(([name]) => known.includes(name)),
  )
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, from[name as keyof Project]]))
  return { kind: 'update', path: `${collections.projects}/p`, fields, before, rev, baseRev, name: '' }
}

describe('A project that a later version stored', () => {
  it('can be edited without touching its new field or the new language, whose source hash stays', () => {
    const translated_from = nextSourceHashes({ ...row, title_fr: 'Voyage' }, projectLocalizedFields, row)
    const decision = decideStored([edit(row, { title_fr: 'Voyage', translated_from }, 'r1', 'r0')], stored)
    if (decision.kind !== 'update') throw new Error(decision.kind)
    expect(decision.fields).toMatchObject({ title_fr: 'Voyage', translated_from: { ko: 'abc' } })
    for (const name of Object.keys(later)) expect(name in decision.fields).toBe(false)
  })

  it('accepts work that was pending offline while the later version wrote', () => {
    const first = edit(row, { title_es: 'De hoy' }, 'r1', 'r0')
    const second = edit({ ...row, title_es: 'De hoy' }, { client_name: 'Otro' }, 'r2', 'r1')
    const meanwhile = { ...stored, length: '1:07', description_es: 'De mañana', rev: 'r9' }
    const decision = decideStored([first, second], meanwhile)
    if (decision.kind !== 'update') throw new Error(decision.kind)
    expect(decision.fields).toMatchObject({ title_es: 'De hoy', client_name: 'Otro' })
    for (const name of ['length', 'description_es']) expect(name in decision.fields).toBe(false)
  })

  it('is duplicated with the field that this version does not know', () => {
    expect(v.parse(ProjectDraft, copyOf(row))).toMatchObject({ length: '0:42' })
  })

  it('passes through an export and an import whole', () => {
    const text = contentText({ ...forEachKind(() => []), settings: [], projects: [row] }, '')
    expect(readContent(text)).toMatchObject({ status: 'read', problems: [], content: { projects: [later] } })
  })
})
