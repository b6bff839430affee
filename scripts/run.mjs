#!/usr/bin/env node
/**
 * The entry of every npm script: `node scripts/run.mjs <command> [arguments]`. It runs on any Node and installs missing
 * or outdated dependencies. Then it starts the command's file in scripts or tools on the project's own Node 24 (the npm
 * package `node`). It is plain JavaScript, because nothing is installed yet.
 */
import { execFile, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const bin = path.join(root, 'node_modules', '.bin')
const [command = '', ...args] = process.argv.slice(2)
const program = ['scripts', 'tools'].map((folder) => path.join(root, folder, `${command}.ts`)).find(existsSync)

/** Prints a one-line problem and exits. */
function fail(line) {
  process.stderr.write(`✗ ${line}\n`)
  process.exit(1)
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** Returns whether node_modules matches package-lock.json, and the lock file matches every package.json. */
function isInstalled() {
  if (!existsSync(path.join(bin, 'node')) || !existsSync(path.join(root, 'node_modules/.package-lock.json')))
    return false
  const { packages: wanted } = readJson('package-lock.json')
  const { packages: present } = readJson('node_modules/.package-lock.json')
  const inLock = Object.entries(wanted).filter(([key, entry]) => key.includes('node_modules/') && !entry.link)
  const listed = (entry) => JSON.stringify([entry.dependencies ?? {}, entry.devDependencies ?? {}])
  return (
    inLock.every(([key, entry]) => (present[key] ? present[key].version === entry.version : entry.optional)) &&
    ['', ...readJson('package.json').workspaces].every(
      (folder) => listed(wanted[folder] ?? {}) === listed(readJson(path.join(folder, 'package.json'))),
    )
  )
}

const noAnswer =
  /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network timeout/
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']

/** Returns one line with the reason why npm could not install. */
function installProblem(output) {
  if (noAnswer.test(output) || /ENOTCACHED/.test(output))
    return 'The dependencies cannot be installed because the npm registry does not answer: check the network (or the proxy) and run the command again.'
  if (/ENOSPC/.test(output))
    return 'The dependencies cannot be installed because the disk is full: free about 1.5 GB and run the command again.'
  if (/EACCES|EPERM/.test(output))
    return `The dependencies cannot be installed because npm may not write here: make ${root} your own and run the command again.`
  if (/in sync/.test(output))
    return 'package.json and package-lock.json do not belong together: run `npm install` once and run the command again.'
  const reason = /npm error (?!code|A complete log)(.+)/.exec(output)?.[1] ?? 'npm ended without saying why'
  return `The dependencies cannot be installed (${reason.trim()}): see .logs/install.log.`
}

/** Returns whether the registry answers at all. Asks through npm, which knows its address and the proxy. */
const isRegistryThere = () =>
  new Promise((resolve) =>
    execFile(npm[0], [...npm.slice(1), 'ping', '--fetch-retries=0', '--fetch-timeout=15000'], { cwd: root }, (error) =>
      resolve(!noAnswer.test(error?.message ?? '')),
    ),
  )

/** Runs `npm ci` with its output in .logs/install.log, and shows the seconds on a terminal. */
async function install() {
  mkdirSync(path.join(root, '.logs'), { recursive: true })
  const log = createWriteStream(path.join(root, '.logs', 'install.log'))
  const title = 'Dependencies, once (npm ci, about a minute)'
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const { isTTY } = process.stdout
  process.stdout.write(`… ${title}${isTTY ? '' : '\n'}`)
  const ticker = isTTY && setInterval(() => process.stdout.write(`\r… ${title} ${seconds()} s`), 1000)
  // Without a network npm would retry every package; its cache may still be enough.
  const network = (await isRegistryThere()) ? ['--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'] : ['--offline']
  return new Promise((resolve) => {
    const child = spawn(npm[0], [...npm.slice(1), 'ci', '--loglevel=error', '--no-audit', '--no-fund', ...network], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    passSignals(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        log.write(chunk)
        output += chunk
      })
    }
    child.on('error', () => fail('npm is not on the PATH: install Node 20 or newer with npm.'))
    child.on('close', (code) => {
      clearInterval(ticker)
      process.stdout.write(isTTY ? '\r\x1b[K' : '')
      if (code === null) process.exit(130)
      if (code !== 0) fail(installProblem(output))
      process.stdout.write(`✓ ${title} ${seconds()} s\n`)
      resolve()
    })
  })
}

/** Passes signals on to a child; one that has ended ignores them. */
function passSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
}

/** Starts the command: passes signals on, and exits with its exit code. */
function handOver() {
  const child = spawn(path.join(bin, 'node'), [program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      // The emulators start a process for many function calls; the cache saves compiling again.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
    },
  })
  passSignals(child)
  child.on('error', (error) =>
    fail(`Node 24 of node_modules does not start (${error.message}): delete node_modules and run the command again.`),
  )
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
  // If npm is killed it passes no signal on, but the parent process changes.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 1000)
  if (!process.env.npm_lifecycle_event) clearInterval(watch)
}

if (process.platform === 'win32') fail('The scripts need a Unix shell: run them in WSL.')
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
if (!program) fail(`There is no command "${command}".`)
if (!isInstalled()) await install()
handOver()
