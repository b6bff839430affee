/** `npm run dev`: the emulators, with Vite and hot reload in front; the functions are rebuilt on change. */
import path from 'node:path'
import { emulatorsLog } from './lib/emulators/emulators.ts'
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { run } from './lib/processes.ts'
import { say, table } from './lib/steps.ts'
import { owner, startStudio } from './lib/studio.ts'

const port = 5173

/** Runs a program that should not end; throws a problem if it does. */
const keepRunning = async (name: string, work: Promise<number>) => {
  await work
  throw new Problem(`${name} has ended: see above, and run the command again.`)
}

await main(async () => {
  const isFresh = process.argv.includes('--fresh')
  const { set, untilBroken } = await startStudio({ builds: ['functions'], ports: { vite: port }, isFresh })
  say()
  table([
    ['Site', `http://127.0.0.1:${port}/`],
    ['Console', `http://127.0.0.1:${port}/admin`],
    ['E-mail', owner.email],
    ['Password', owner.password],
    ['Stop', 'Ctrl-C (saves the data)'],
    ['Logs', `${emulatorsLog(set)} and .logs/build-functions-watch.log`],
  ])
  const vite = path.join(inRoot('node_modules', '.bin'), 'vite')
  const viteArgs = ['--host', '127.0.0.1', '--port', `${port}`, '--strictPort', '--clearScreen', 'false']
  const watchArgs = ['run', 'build:watch', '--workspace', 'functions']
  return Promise.race([
    untilBroken(),
    keepRunning('Vite', run(vite, viteArgs, { output: 'terminal', cwd: inRoot('web') })),
    keepRunning('esbuild', run('npm', watchArgs, { output: { log: 'build-functions-watch.log' } })),
  ])
}, 0)
