import { expect, test } from 'vitest'
import { consoleStates } from '../../../tools/gallery/consoleStates'
import { consolePages } from '../../../web/src/console/shell/pages'

test('Every page of the console is among the states that are looked at', () => {
  const seen = consoleStates.map(({ path }) => path)
  expect(Object.values(consolePages).filter((path) => !seen.includes(path))).toEqual([])
})
