import { collections } from '@studio/domain/collections'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { AuditEntry } from '../../activity/data'
import { activityCsv } from './activityCsv'

const entry = (document_id: string): AuditEntry => ({
  ...{ id: document_id, collection: collections.projects, document_id, action: 'update', by: 'owner' },
  ...{ at: Date.UTC(2026, 10, 3, 9, 5), base_rev: '', rev: '', fields: [], before: {}, after: {}, left_out: [] },
  expires_at: 0,
})
const head = ['Fecha', 'Quién', 'Acción', 'Qué', 'Nombre', 'ID', 'Cambios']
const titles: Record<string, string> = {
  quotes: 'Un "corte"; largo, en dos\nlíneas',
  formula: '=HYPERLINK("https://evil.example")',
  arabic: 'إعلان قصير',
}
const words = {
  who: () => 'Valeria Montes',
  action: () => 'Cambió',
  kind: () => 'Proyecto',
  name: ({ document_id }: AuditEntry) => titles[document_id] ?? '',
  fields: () => [
    { field: 'client', name: 'Cliente', before: 'Aurora', after: '@Café', isKept: true },
    { field: 'note', name: 'Nota', isKept: false },
  ],
}

test.each(['es', 'en', 'ar'] as const)(
  'A spreadsheet in %s reads each entry into its columns and runs no formula',
  (language) => {
    const text = activityCsv(language, Object.keys(titles).map(entry), words, head)
    expect(text.startsWith('\ufeff')).toBe(true)
    const [first, ...lines] = Papa.parse<string[]>(text.slice(1)).data
    expect(first).toEqual(head)
    expect(lines.map(([, who, action, kind, name, id, changes]) => [who, action, kind, name, id, changes])).toEqual(
      [titles.quotes, `'${titles.formula}`, titles.arabic].map((name, row) => [
        ...['Valeria Montes', 'Cambió', 'Proyecto', name, Object.keys(titles)[row]],
        'Cliente: Aurora → @Café | Nota',
      ]),
    )
  },
)
