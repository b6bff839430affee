import { createECDH } from 'node:crypto'

/** The keys that identify this site to push services (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Returns the keys for a stored private key; undefined if it is malformed. */
export function vapidKeysOf(privateKey: string): VapidKeys | undefined {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32) return undefined
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(bytes)
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: bytes.toString('base64url') }
}
