import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PushNotice } from '@studio/domain/messages/notices/pushDevice'
import * as v from 'valibot'

/** A device of the stand-in: its address and keys, and the notifications that have arrived. */
interface Device {
  endpoint: string
  p256dh: string
  auth: string
  received: PushNotice[]
  /** Requests that arrived, including refused ones. */
  asked: number
  /** The status with which the service answers; 201 by default. */
  status: number
}

const derived = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Starts a push service on this machine. Like a browser, it decrypts what arrives (RFC 8291) and checks VAPID (RFC 8292). */
export async function startPushService() {
  const devices = new Map<string, Device & { decrypt: (body: Buffer) => string }>()
  /** The public keys of the sites that have sent something. */
  const senders = new Set<string>()

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const device = devices.get(request.url ?? '')
      const answer = (status: number) => response.writeHead(status).end()
      if (!device) return answer(404)
      device.asked += 1
      if (device.status !== 201) return answer(device.status)
      const sender = senderIn(request.headers.authorization ?? '', origin())
      if (!sender || !request.headers.ttl || request.headers['content-encoding'] !== 'aes128gcm') return answer(401)
      senders.add(sender)
      device.received.push(v.parse(PushNotice, JSON.parse(device.decrypt(Buffer.concat(parts)))))
      return answer(201)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    senders,
    /** Returns a new device, as a browser's `PushManager.subscribe` does. */
    newDevice: (): Device => {
      const keys = createECDH('prime256v1')
      const own = keys.generateKeys()
      const secret = randomBytes(16)
      const path = `/push/${randomBytes(8).toString('hex')}`
      const device = {
        ...{ endpoint: `${origin()}${path}`, received: [], asked: 0, status: 201 },
        ...{ p256dh: own.toString('base64url'), auth: secret.toString('base64url') },
        decrypt: (body: Buffer) => {
          const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))]
          const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
          const key = derived(secret, keys.computeSecret(sender), info, 32)
          const content = derived(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
          const nonce = derived(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12)
          const encrypted = body.subarray(21 + sender.length)
          const decipher = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(encrypted.subarray(-16))
          const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]).toString()
          return text.slice(0, text.lastIndexOf('\u0002'))
        },
      }
      devices.set(path, device)
      return device
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns the public key of the site that signed a request for this push service; undefined if the signature is wrong. */
function senderIn(authorization: string, origin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return undefined
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  return isRight && aud === origin && exp * 1000 > Date.now() ? key : undefined
}
