import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CreateAdminForm, roleId, SignInForm, UserRole } from './user.ts'

const form = { email: 'luz@example.com', full_name: 'Luz Marina Gómez', password: '123456' }

const messageOf = (change: Record<string, unknown>) =>
  v.safeParse(CreateAdminForm, { ...form, ...change }).issues?.[0].message

describe('The form that creates an admin is valid', () => {
  it.each([
    ['a password of six characters', {}],
    ['a password of 128 characters', { password: 'a'.repeat(128) }],
    ['a name of one letter', { full_name: 'L' }],
    ['a name of 100 letters', { full_name: 'a'.repeat(100) }],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(243)}@example.com` }],
  ])('with %s', (_, change) => {
    expect(messageOf(change)).toBeUndefined()
  })

  it('without surrounding spaces, except in the password', () => {
    const padded = { email: ' luz@example.com ', full_name: ' Luz\u200B ', password: ' 1234 ' }
    expect(v.parse(CreateAdminForm, padded)).toEqual({ email: 'luz@example.com', full_name: 'Luz', password: ' 1234 ' })
  })
})

describe('The form that creates an admin is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no e-mail', { email: '' }, 'emailFormat'],
    ['an e-mail without a domain', { email: 'luz@' }, 'emailWhole'],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.com` }, 'emailLong'],
    ['an empty name', { full_name: '' }, 'fullNameMissing'],
    ['a name of spaces', { full_name: '   ' }, 'fullNameMissing'],
    ['an invisible name', { full_name: '\u200B\u2060\u3164' }, 'fullNameMissing'],
    ['a name of 101 letters', { full_name: 'a'.repeat(101) }, 'nameLong'],
    ['a password of five characters', { password: '12345' }, 'passwordShort'],
    ['a password of 129 characters', { password: 'a'.repeat(129) }, 'passwordLong'],
    ['a password that is a number', { password: 123456 }, 'passwordShort'],
  ])('with %s', (_, change, key) => {
    expect(messageOf(change)).toBe(key)
  })

  it.each(['role', 'user_id', 'constructor'])('with the unknown field %s', (field) => {
    expect(v.is(CreateAdminForm, { ...form, [field]: 'admin' })).toBe(false)
  })
})

describe('The sign-in form', () => {
  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['an e-mail and a password of any length', { email: 'luz@example.com', password: '1' }, undefined],
    ['surrounding space', { email: ' luz@example.com ', password: '1' }, undefined],
    ['no e-mail', { email: ' ', password: '1' }, 'fieldsMissing'],
    ['no password', { email: 'luz@example.com', password: '' }, 'fieldsMissing'],
    ['a text that is not an e-mail address', { email: 'luz', password: '1' }, 'emailAt'],
  ])('with %s reports %s', (_, fields, key) => {
    expect(v.safeParse(SignInForm, fields).issues?.[0].message).toBe(key)
  })
})

describe('A role', () => {
  it('has a document named after its account and role', () => {
    expect(roleId('abc123')).toBe('abc123_admin')
  })

  it.each([
    ['the admin role', { user_id: 'abc123', role: 'admin' }, true],
    ['another role', { user_id: 'abc123', role: 'editor' }, false],
    ['no user', { role: 'admin' }, false],
  ])('with %s is one: %j', (_, document, isRole) => {
    expect(v.is(UserRole, document)).toBe(isRole)
  })
})
