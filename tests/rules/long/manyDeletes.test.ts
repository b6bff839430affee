import { assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { expect, it } from 'vitest'
import { messageDocument } from '../../support/factories.ts'
import { openStudio } from '../studio.ts'

it('An admin can delete 450 enquiries in one commit with one note', async () => {
  const studio = await openStudio('demo-rules-many-deletes')
  const paths = Array.from({ length: 450 }, (_, index) => `${collections.messages}/old-${index}`)
  await studio.store(Object.fromEntries(paths.map((path) => [path, messageDocument()])))
  await assertSucceeds(studio.deleteAs('admin', ...paths))
  expect((await studio.read(collections.messages)).has('old-449')).toBe(false)
  await studio.close()
})
