import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Problem } from '../problem.ts'

/** The oldest Java that firebase-tools 15 starts its emulators with. */
const oldestJava = 21

export interface Java {
  /** The folder of the `java` program. */
  bin: string
  version: number
}

/** Where systems keep their JDKs: each entry of the folder is one, and `home` leads to its JAVA_HOME. */
const places = [
  { folder: '/usr/lib/jvm', home: '' },
  { folder: '/opt', home: '' },
  { folder: '/Library/Java/JavaVirtualMachines', home: 'Contents/Home' },
  { folder: '/opt/homebrew/opt', home: '' },
  { folder: path.join(homedir(), '.sdkman/candidates/java'), home: '' },
  { folder: path.join(homedir(), '.jdks'), home: '' },
]

const fileNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const installed = () =>
  places.flatMap(({ folder, home }) => fileNames(folder).map((name) => path.join(folder, name, home, 'bin')))

/** The major version that a `java` program reports; undefined when there is none or it does not run. */
const versionOf = (bin: string) =>
  new Promise<number | undefined>((resolve) => {
    const program = path.join(bin, 'java')
    if (!existsSync(program)) return resolve(undefined)
    execFile(program, ['-version'], { timeout: 15_000 }, (error, stdout, stderr) => {
      const version = Number(/version "(?:1\.)?(\d+)/.exec(stdout + stderr)?.[1])
      resolve(error || Number.isNaN(version) ? undefined : version)
    })
  })

/** A Java that is new enough: JAVA_HOME's, else the PATH's, else the newest of those that stand on the machine. */
export async function findJava(): Promise<Java> {
  const { JAVA_HOME, PATH = '' } = process.env
  const named = [...(JAVA_HOME ? [path.join(JAVA_HOME, 'bin')] : []), ...PATH.split(path.delimiter).filter(Boolean)]
  const tooOld: Java[] = []
  for (const bin of new Set(named)) {
    const version = await versionOf(bin)
    if (version && version >= oldestJava) return { bin, version }
    if (version) tooOld.push({ bin, version })
  }
  const others = await Promise.all(installed().map(async (bin) => ({ bin, version: (await versionOf(bin)) ?? 0 })))
  const newest = others.sort((a, b) => b.version - a.version)[0]
  if (newest && newest.version >= oldestJava) return newest
  const found = tooOld[0] ? `Java ${tooOld[0].version} (${tooOld[0].bin}) is too old` : 'Java is missing'
  throw new Problem(
    `${found}: install a JDK of version ${oldestJava} or newer (adoptium.net, or your system's packages), or set JAVA_HOME to one, and run the command again.`,
  )
}
