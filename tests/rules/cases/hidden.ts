import { collections } from '@studio/domain/collections'
import { type FieldTable, storedFields } from '@studio/domain/content/fields/fieldTable'
import { ProjectDraft, projectFields } from '@studio/domain/content/project'
import { TestimonialDraft, testimonialFields } from '@studio/domain/content/testimonial'
import * as v from 'valibot'
import { newRevision, projectDocument, testimonialDocument } from '../../support/factories.ts'
import type { Fields } from '../studio.ts'
import type { DocumentCase } from './documents.ts'

/** Returns the required fields of a content type. */
const requiredIn = (fields: FieldTable) => storedFields(fields).filter((field) => field.missing !== undefined)

/** The content types, each with the field that names a row, which even a hidden one must have. */
const hideable = [
  {
    collection: collections.projects,
    make: (given: object): Fields => ({ ...projectDocument(), ...given }),
    draft: ProjectDraft,
    fields: projectFields,
    name: 'title_es',
  },
  {
    collection: collections.testimonials,
    make: (given: object): Fields => ({ ...testimonialDocument(), ...given }),
    draft: TestimonialDraft,
    fields: testimonialFields,
    name: 'client_name',
  },
]

/** Fields that a hidden document may lack, and a visible or planned one may not. */
export const hiddenCases: DocumentCase[] = hideable.flatMap(({ collection, make, draft, fields, name }) => {
  const others = requiredIn(fields).flatMap((field) => (field.name === name ? [] : [field.name]))
  const without = (fields: readonly string[], given: object = {}): Fields =>
    make({ ...Object.fromEntries(fields.map((field) => [field, ''])), ...given })
  const row = (what: string, asked: Fields, isAllowed: boolean, more: Partial<DocumentCase> = {}): DocumentCase => ({
    what,
    field: 'visibility',
    principal: 'admin',
    operation: 'create',
    path: `${collection}/new`,
    fields: asked,
    isAllowed,
    schemaAllows: v.is(draft, asked),
    ...more,
  })
  const visibility = 'hidden'
  const stored = without(others, { visibility })
  const edit = (what: string, changes: Fields, isAllowed: boolean) => {
    const edited = { ...stored, ...changes, rev: newRevision(), base_rev: stored.rev }
    return row(what, edited, isAllowed, { operation: 'update', path: `${collection}/hidden`, stored })
  }
  const whole = make({ rev: stored.rev })
  return [
    row('hidden, with nothing but its name', stored, true),
    row('hidden, without its name', without([name], { visibility }), false),
    row('hidden, with a name of spaces', make({ [name]: ' \u3000', visibility }), false),
    ...others.flatMap((field) => [
      row(`hidden, without ${field}`, without([field], { visibility }), true),
      row(`planned, without ${field}`, without([field], { visibility: '2026-12-03' }), false),
    ]),
    ...requiredIn(fields)
      .filter(({ kind }) => kind === 'line')
      .flatMap(({ name, max = 0 }) => [
        row(`hidden, with the longest ${name}`, make({ [name]: 'a\n'.padEnd(max, 'a'), visibility }), true),
        row(`hidden, with ${name} too long`, make({ [name]: 'a\n'.padEnd(max + 1, 'a'), visibility }), false),
      ]),
    ...others.map((field) => row(`hidden, with ${field} as a number`, make({ [field]: 7, visibility }), false)),
    ...('image_url' in fields
      ? [row('hidden, with a bad address', make({ image_url: 'javascript:alert(1)', visibility }), false)]
      : []),
    edit('a hidden one edited that lacks texts', { [name]: 'Otro nombre' }, true),
    edit('made visible while texts are missing', { visibility: 'visible' }, false),
    edit('planned while texts are missing', { visibility: '2026-12-03' }, false),
    edit('made visible with all that was missing', { ...whole, visibility: 'visible' }, true),
    row('hidden, emptied', without(others, { visibility, rev: newRevision(), base_rev: whole.rev }), true, {
      operation: 'update',
      path: `${collection}/shown`,
      stored: whole,
    }),
    ...(['visitor', 'member', 'formerAdmin'] as const).flatMap((principal) =>
      (['get', 'list'] as const).map((operation) =>
        row(`a hidden one read`, stored, false, {
          ...{ principal, operation, path: `${collection}/hidden`, stored, schemaAllows: undefined },
        }),
      ),
    ),
  ]
})
