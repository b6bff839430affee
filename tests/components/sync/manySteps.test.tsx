import { expect, test } from 'vitest'
import { newId } from '../../../web/src/firebase/newId'
import { exchange } from '../../../web/src/sync/outbox/outbox'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { openPanel, openProjects, putProject, syncState } from './places'

/** Puts many edits into the outbox, each of another project. */
const keepMany = (count: number) =>
  exchange(
    [],
    Array.from({ length: count }, (_, at) => ({
      ...{ id: newId(), account: owner.uid, at: at + 1, state: 'waiting' as const },
      changes: [
        {
          kind: 'update' as const,
          path: `portfolio_projects/many-${at}`,
          fields: { client_name: 'b' },
          before: { client_name: 'a' },
          name: `Proyecto ${at}`,
        },
      ],
    })),
  )

test.each([
  [10, '10', 10],
  [1000, '1.000', 51],
])('The panel of %i waiting steps renders no more rows than a screen or two', async (count, said, rows) => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await keepMany(count)
  await expect.element(syncState(`${said} cambios pendientes`)).toBeVisible()
  const panel = await openPanel()
  await expect.element(panel.getByText('de «Proyecto 0»')).toBeVisible()
  expect(panel.getByRole('listitem').elements()).toHaveLength(rows)
})
