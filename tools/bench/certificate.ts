import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** One value of a certificate: its tag, its length, its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const nameOf = (text: string) => sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(text)))))
/** The one subject alternative name: 127.0.0.1. */
const extensions = der(
  0xa3,
  sequence(sequence(identifier('551d11'), der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))))),
)

export interface Certificate {
  /** Both as PEM. */
  key: string
  cert: string
  /** What Chromium's `--ignore-certificate-errors-spki-list` takes: it then trusts this certificate and no other. */
  fingerprint: string
}

/** A certificate for 127.0.0.1, signed by itself and good for a day; neither Node nor every machine has a tool for it. */
export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = nameOf('bench')
  const hour = 3_600_000
  const validity = sequence(time(new Date(Date.now() - hour)), time(new Date(Date.now() + 24 * hour)))
  const version = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const facts = sequence(version, serial, ecdsaWithSha256, name, validity, name, spki, extensions)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const cert = sequence(facts, ecdsaWithSha256, signature)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}
