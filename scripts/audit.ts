/**
 * A part of `npm run test:long`: asks the package registry whether what the product runs on has known holes. Fails for
 * those that count as high or critical, and where the registry does not answer: nothing is known then.
 */
import { main } from './lib/main.ts'
import { run } from './lib/processes.ts'

await main(() => run('npm', ['audit', '--omit=dev', '--audit-level=high'], { output: 'terminal' }))
