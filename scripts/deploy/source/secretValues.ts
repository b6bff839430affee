import { createECDH, randomBytes } from 'node:crypto'
import { Problem } from '../../lib/problem.ts'
import type { Asker } from '../asker.ts'
import type { Google, Reader } from '../google/google.ts'

/**
 * The first value of each secret. TRANSLATION_KEY and SMTP_URL are `off` until someone enters a key or a mail server.
 */
export const firstValues = {
  SIGNING_SECRET: () => randomBytes(32).toString('base64'),
  TRANSLATION_KEY: () => 'off',
  SMTP_URL: () => 'off',
  VAPID_KEY: newVapidKey,
} as const

/** Returns a private key for push services. A new one would end the notifications on every device. */
function newVapidKey() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // The library drops leading zeros.
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

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
  if (secret === 'SIGNING_SECRET' || secret === 'VAPID_KEY') return firstValues[secret]()
  if (secret === 'SMTP_URL') return newMailServer(ask)
  const key = await ask.hide('The key of DeepL (`off` turns translation off):')
  if (!/^[\w:-]+$/.test(key)) throw new Problem('This is not a DeepL key: nothing was changed.')
  return key
}

async function newMailServer(ask: Asker): Promise<string> {
  const url = await ask.hide('The mail server, as smtps://user:password@host:465 (`off` turns mails off):')
  const isServer = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)
  if (url !== 'off' && !isServer) throw new Problem('This is not the address of a mail server: nothing was changed.')
  return url
}
