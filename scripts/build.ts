/** `npm run build`: the web page and the functions, as they are deployed. */
import { buildAll } from './lib/build.ts'
import { main } from './lib/main.ts'
import { step } from './lib/steps.ts'

await main(async () => {
  await step('Build', async (note) => {
    const built = await buildAll()
    note(built.length > 0 ? built.join(', ') : 'nothing has changed')
  })
  return 0
})
