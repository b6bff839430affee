/** `npm run build`: builds the web page, with the sample data, and the functions, which publish the stored content. */
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
