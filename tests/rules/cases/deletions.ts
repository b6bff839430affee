import { collections } from '@studio/domain/collections'
import { deletionNotePath } from '@studio/domain/outbox/deletions'
import { principals } from '@studio/domain/people/permissions'
import { roleId } from '@studio/domain/people/user'
import {
  messageDocument,
  newRevision,
  priceListDocument,
  projectDocument,
  roleDocument,
  sectionDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import { type RuleCase, requestTime } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'
import { recency } from './questions.ts'

const deletable: [path: string, stored: Fields][] = [
  [`${collections.projects}/to-delete`, { ...projectDocument() }],
  [`${collections.testimonials}/to-delete`, { ...testimonialDocument() }],
  [`${collections.sections}/to-delete`, { ...sectionDocument() }],
  [`${collections.prices}/to-delete`, { ...priceListDocument() }],
  [`${collections.messages}/to-delete`, { ...messageDocument() }],
  [`${collections.roles}/${roleId('to-dismiss')}`, { ...roleDocument('to-dismiss') }],
]

/** An earlier note of the admin, which names the documents of all cases and is no longer valid. */
export const notedBefore: Fields = Object.fromEntries(
  deletable.map(([path, { rev = '' }]) => [path, typeof rev === 'string' ? rev : '']),
)

/** A deletion needs a note in the same commit that names the deleted document. */
export const deletionCases: RuleCase[] = deletable.flatMap(([path, stored]) => {
  const rev = typeof stored.rev === 'string' ? stored.rev : ''
  const [collection = ''] = path.split('/')
  const remove = (what: string, note: Fields | 'none' | undefined, isAllowed = false): RuleCase => ({
    what: `a document of ${collection} ${what}`,
    principal: 'admin',
    operation: 'delete',
    path,
    stored,
    ...(note && { note }),
    isAllowed,
  })
  const noted = (documents: Fields, at: unknown = requestTime): Fields => ({ at, documents })
  return [
    remove('with its note', undefined, true),
    // Roles are removed one at a time.
    remove(
      'among others',
      noted({ [path]: rev, [`${collection}/another`]: newRevision() }),
      collection !== collections.roles,
    ),
    // Removing a role requires a recent sign-in.
    ...recency((ago, isRecent) => ({
      ...remove(`by someone who signed in ${ago.words}`, undefined, isRecent || collection !== collections.roles),
      signedInAgo: ago.ms,
    })),
    remove('without a note', 'none'),
    remove('that the note does not name', noted({ [`${collection}/another`]: rev })),
    remove('with another revision than is stored', noted({ [path]: newRevision() })),
    remove('with a revision that is none', noted({ [path]: null })),
    ...principals.map(
      (principal): RuleCase => ({
        ...remove('that is gone, once more', 'none', principal === 'admin'),
        ...{ principal, path: `${path}-gone`, stored: 'nothing' },
      }),
    ),
    // Permission to delete does not imply permission to write.
    {
      ...remove('that is changed to nonsense', noted({ [path]: rev })),
      operation: 'update',
      fields: { nonsense: true },
    },
    {
      ...remove('that is made of nonsense', 'none'),
      ...{ operation: 'create', path: `${path}-gone`, stored: 'nothing', fields: { nonsense: true } },
    },
  ]
})

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${collections.projects}/${n}`, '']))
const sound = { at: requestTime, documents: { [`${collections.projects}/b`]: newRevision() } }

/** The valid contents and authors of a note of deletions. */
export const noteCases: RuleCase[] = (['create', 'update'] as const).flatMap((operation) => {
  const write = (what: string, fields: Fields, isAllowed = false, path = deletionNotePath(people.admin)): RuleCase => ({
    what: `${operation} a note ${what}`,
    principal: 'admin',
    operation,
    path,
    fields,
    isAllowed,
  })
  return [
    write('of a document', sound, true),
    write('of nothing', { ...sound, documents: {} }, true),
    write('of 500 documents', { ...sound, documents: many(500) }, true),
    write('of 501 documents', { ...sound, documents: many(501) }),
    ...['note', 'by'].map((field) => write(`with ${field}`, { ...sound, [field]: '' })),
    ...[missing, null, '', 7, ['a/b']].map((value) =>
      write(`whose documents are ${String(value)}`, withField(sound, 'documents', value)),
    ),
    ...[missing, null, 0, new Date(), new Date('2026-01-01T00:00:00Z')].map((at) =>
      write(`of ${String(at)}`, withField(sound, 'at', at)),
    ),
    ...[
      ...['a', '/', 'a/b', '!00/a/b', 'a/b/c', 'user_roles', 'user_roles/', '/user_roles/a', 'profiles/a'],
      ...[
        'user_roles/a/b',
        'user_roles/a\nb',
        'user_roles/a\nprofiles/b',
        'audit_log/a',
        'user_rolesx/a',
        ' user_roles/a',
      ],
    ].flatMap((path) => [
      write(`of the path “${path}”`, { ...sound, documents: { [path]: '' } }),
      write(`of the path “${path}” among others`, { ...sound, documents: { ...sound.documents, [path]: '' } }),
    ]),
    ...[
      collections.projects,
      collections.testimonials,
      collections.sections,
      collections.prices,
      collections.messages,
      collections.roles,
    ].map((collection) =>
      write(`of a document in ${collection}`, { ...sound, documents: { [`${collection}/á~1 b`]: '' } }, true),
    ),
    write('of the longest revision', { ...sound, documents: { [`${collections.projects}/b`]: 'x'.repeat(100) } }, true),
    ...['a/b', 'x'.repeat(101), ['a'], { a: 'b' }].map((rev) =>
      write(`of the revision ${JSON.stringify(rev)}`, { ...sound, documents: { [`${collections.projects}/b`]: rev } }),
    ),
    write('in somebody else’s name', sound, false, deletionNotePath('somebody-else')),
  ]
})
