import { expect, test } from 'vitest'
import { fetchIfOld } from '../../../web/src/console/shell/prepareDevice'
import { server } from '../support/server'

const minute = 60_000

test('A device reads everything again only after an hour, and one that could not read at the next start', async () => {
  const start = Date.now()
  server.setOnline(false)
  await expect(fetchIfOld(start)).rejects.toThrow('offline')
  server.setOnline(true)
  await fetchIfOld(start)
  expect(server.fetches).toBe(1)
  await fetchIfOld(start + 59 * minute)
  expect(server.fetches).toBe(1)
  await fetchIfOld(start + 61 * minute)
  expect(server.fetches).toBe(2)
})
