import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** Encodes one DER value: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  return Buffer.concat([Buffer.from(size < 128 ? [tag, size] : [tag, 0x81, size]), content])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const time = (text: string) => der(0x17, Buffer.from(text))
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))

/**
 * Creates the smallest self-signed certificate that TLS accepts, as PEM. Neither Node nor every machine has a tool for
 * it. Chromium trusts its `fingerprint` without reading more of it.
 */
export function selfSigned(): { key: string; cert: string; fingerprint: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const serial = der(0x02, Buffer.from([1]))
  const validity = sequence(time('200101000000Z'), time('491231235959Z'))
  const facts = sequence(serial, ecdsaWithSha256, sequence(), validity, sequence(), spki)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const cert = sequence(facts, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}
