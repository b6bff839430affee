import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Problem } from '../problem.ts'

/** The oldest Java with which firebase-tools 15 starts its emulators. */
const oldestJava = 21

export interface Java {
  /** The folder of the `java` program. */
  bin: string
  version: number
}

/** The usual folders of JDKs: each entry is one, and `home` leads to its JAVA_HOME. */
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

/** Returns the major version that a `java` program reports; undefined if it is missing or does not run. */
const versionOf = (bin: string) =>
  new Promise<number | undefined>((resolve) => {
    const program = path.join(bin, 'java')
    if (!existsSync(program)) return resolve(undefined)
    execFile(program, ['-version'], { timeout: 15_000 }, (error, stdout, stderr) => {
      const version = Number(/version "(?:1\.)?(\d+)/.exec(stdout + stderr)?.[1])
      resolve(error || Number.isNaN(version) ? undefined : version)
    })
  })

/** Returns a Java that is new enough: from JAVA_HOME, else the PATH, else the newest one installed. */
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
