/**
 * A part of `npm run test:long`: asks the package registry for known vulnerabilities of the product's dependencies.
 * Fails for high and critical ones, and if the registry does not answer.
 */
import { main } from './lib/main.ts'
import { run } from './lib/processes.ts'

await main(() => run('npm', ['audit', '--omit=dev', '--audit-level=high'], { output: 'terminal' }))
