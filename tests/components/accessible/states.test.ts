import { expect, test } from 'vitest'
import { consoleStates } from '../../../tools/gallery/consoleStates'
import { consolePages } from '../../../web/src/console/shell/pages'

test('The accessibility tests cover every page of the console', () => {
  const seen = consoleStates.map(({ path }) => path)
  expect(Object.values(consolePages).filter((path) => !seen.includes(path))).toEqual([])
})
