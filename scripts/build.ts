/** `npm run build`: builds the web page and the functions. */
import { buildAll } from './lib/build.ts'
import { main } from './lib/main.ts'
import { contentToBuildWith } from './lib/pages.ts'
import { step } from './lib/steps.ts'

await main(async () => {
  await step('Build', async (note) => {
    const { contentOf, from } = await contentToBuildWith()
    const built = await buildAll(['web', 'functions'], contentOf)
    note(`${built.length > 0 ? built.join(', ') : 'nothing has changed'}; pages with ${from}`)
  })
  return 0
})
