import type { SignInWays } from '@studio/domain/people/passkeys'
import { onTestFinished } from 'vitest'
import { functions } from './functions'
import { refused } from './refused'
import { owner } from './studio'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** The browser's data of a passkey, as far as pages read it; the functions verify it. */
const credential = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('made'),
    authenticatorData: bytes('said'),
    signature: bytes('signed'),
    userHandle: bytes('owner'),
    getTransports: () => ['internal'],
  },
}

/** Sets the result of the browser's passkey prompt: a passkey, or an error's name. */
export function browserAnswers(error?: string) {
  const { credentials } = navigator
  const answer = async () => {
    if (error) throw new DOMException('', error)
    return credential
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: answer, create: answer } })
  onTestFinished(() => void Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials }))
}

export const passkey = (id: string, name: string, more: Partial<SignInWays['passkeys'][number]> = {}) => ({
  ...{ id: id.padStart(64, '0'), name, host: location.hostname, created_at: Date.UTC(2026, 0, 5, 12) },
  last_used_at: null,
  is_doubted: false,
  ...more,
})

export const codes = Array.from({ length: 10 }, (_, n) => `7K2M-9QXA-0000-000${n}`)

/** The owner's passkeys on the server. The callables read and change the returned object. */
export function ownerPasskeys(passkeys: SignInWays['passkeys'] = [], isPasswordOn = true): SignInWays {
  const ways: SignInWays = { passkeys, is_password_on: isPasswordOn, codes_left: isPasswordOn ? 0 : 7 }
  const asked = { challenge: 'AA', timeout: 1000 }
  const choice = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' }
  Object.assign(functions.answers, {
    signInWays: () => structuredClone(ways),
    newPasskeyOptions: () => ({
      ...asked,
      rp: { id: location.hostname, name: 'Montaje Studio' },
      user: { id: 'AA', name: owner.email, displayName: owner.email },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: choice,
    }),
    addPasskey: (data: unknown) => {
      const added = passkey(`a${ways.passkeys.length}`, (data as { name: string }).name)
      ways.passkeys.push(added)
      return { id: added.id }
    },
    renamePasskey: (data: unknown) => {
      const { id, name } = data as { id: string; name: string }
      for (const one of ways.passkeys) if (one.id === id) one.name = name
      return {}
    },
    keepPasskey: (data: unknown) => {
      for (const one of ways.passkeys) if (one.id === (data as { id: string }).id) one.is_doubted = false
      return {}
    },
    removePasskey: (data: unknown) => {
      if (!ways.is_password_on && ways.passkeys.length === 1) throw refused('last-passkey')
      ways.passkeys = ways.passkeys.filter(({ id }) => id !== (data as { id: string }).id)
      return {}
    },
    setPasswordSignIn: (data: unknown) => {
      ways.is_password_on = (data as { is_on: boolean }).is_on
      ways.codes_left = ways.is_password_on ? 0 : codes.length
      return { codes: ways.is_password_on ? [] : codes }
    },
    passkeySignInOptions: () => ({ ...asked, rpId: location.hostname, userVerification: 'required' }),
    passkeySignIn: () => ({ token: owner.uid, user_id: owner.uid }),
  })
  return ways
}
