import { randomBytes } from 'node:crypto'
import { Problem } from '../../lib/problem.ts'
import type { Asker } from '../asker.ts'
import type { Google, Reader } from '../google/google.ts'

/** The first value of each secret. TRANSLATION_KEY is `off` until someone enters a service's key. */
export const firstValues = {
  SIGNING_SECRET: () => randomBytes(32).toString('base64'),
  TRANSLATION_KEY: () => 'off',
} as const
export type Secret = keyof typeof firstValues

export const secretNames = Object.keys(firstValues) as Secret[]

export const pathOfSecret = (project: string, secret: string) => `v1/projects/${project}/secrets/${secret}`

interface Version {
  name: string
  state: string
}

const numberOf = ({ name }: Version) => Number(name.split('/').at(-1))

/** The numbers of a secret's enabled versions, the newest first. */
export async function enabledVersions(read: Reader, project: string, secret: string): Promise<number[]> {
  const all = await read.list<Version>('secretmanager', `${pathOfSecret(project, secret)}/versions`, 'versions')
  return all
    .filter(({ state }) => state === 'ENABLED')
    .map(numberOf)
    .sort((one, other) => other - one)
}

/** Adds a version to a secret. Functions use it once they are deployed again. */
export async function setSecret(google: Google, project: string, secret: Secret, value: string) {
  await google.send('POST', 'secretmanager', `${pathOfSecret(project, secret)}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  })
}

/** Returns another value for a secret: a random one, or a key that only its owner knows. */
export async function newSecretValue(ask: Asker, secret: Secret): Promise<string> {
  if (secret === 'SIGNING_SECRET') return firstValues.SIGNING_SECRET()
  const key = await ask.hide('The key of DeepL (`off` turns translation off):')
  if (!/^[\w:-]+$/.test(key)) throw new Problem('This is not a DeepL key: nothing was changed.')
  return key
}
