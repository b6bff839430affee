import { collections } from '@studio/domain/collections'
import { receiptId } from '@studio/domain/outbox/receipt'
import { newRevision } from '../../support/factories.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'

const device = newRevision()
const receipt: Fields = { batch: newRevision(), conflicts: [] }

const write = (what: string, id: string, fields: Fields, isAllowed = false): RuleCase[] =>
  (['create', 'update'] as const).map((operation) => ({
    what: `${operation} a receipt ${what}`,
    principal: 'admin',
    operation,
    path: `${collections.receipts}/${id}`,
    ...(operation === 'update' && { stored: receipt }),
    fields,
    isAllowed,
  }))

const own = receiptId(people.admin, device)

/** The valid contents and names of a device's receipt. */
export const receiptCases: RuleCase[] = [
  ...write('of one’s own', own, receipt, true),
  ...write('with documents that collided', own, { ...receipt, conflicts: ['portfolio_projects/one'] }, true),
  ...write(
    'with as many as it may have',
    own,
    { ...receipt, conflicts: ['p'.repeat(25_000), 'q'.repeat(25_000)] },
    true,
  ),
  ...write('with a field more', own, { ...receipt, note: '' }),
  ...[missing, null, '', 'short', 7, ['a']].flatMap((value) =>
    write(`whose batch is ${String(value)}`, own, withField(receipt, 'batch', value)),
  ),
  ...[missing, null, '', 7, {}, ['p'.repeat(50_001)]].flatMap((value) =>
    write(`whose conflicts are ${String(value).slice(0, 20)}`, own, withField(receipt, 'conflicts', value)),
  ),
  ...write('of somebody else', receiptId('somebody-else', device), receipt),
  ...[16, 64].flatMap((size) =>
    write(`of a device of ${size} characters`, receiptId(people.admin, 'a'.repeat(size)), receipt, true),
  ),
  ...[15, 65].flatMap((size) =>
    write(`of a device of ${size} characters`, receiptId(people.admin, 'a'.repeat(size)), receipt),
  ),
  ...write('of a device with a dot', receiptId(people.admin, `a.${'a'.repeat(20)}`), receipt),
  ...write('without a device', `${people.admin}_`, receipt),
  ...write('under a longer name', `x${own}`, receipt),
]
