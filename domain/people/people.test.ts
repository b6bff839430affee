import { describe, expect, it } from 'vitest'
import { listedPeople, peopleFrom, shortId } from './people.ts'

const profile = (id: string, full_name: string, created_at = 0) => ({ id, user_id: id, full_name, created_at })
const admin = (user_id: string) => ({ user_id, role: 'admin' as const })

describe('People', () => {
  it('have their roles, in the order of their profiles', () => {
    expect(peopleFrom([profile('b', 'Bea', 2), profile('a', ' Ana ', 1)], [admin('a')])).toEqual([
      { id: 'b', name: 'Bea', since: 2, isAdmin: false },
      { id: 'a', name: 'Ana', since: 1, isAdmin: true },
    ])
  })

  it('with a role but without a profile are listed as well', () => {
    expect(peopleFrom([profile('a', 'Ana')], [admin('a'), admin('ghost')]).map(({ id }) => id)).toEqual(['a', 'ghost'])
  })

  it('are shown by the first 8 characters of their id', () => expect(shortId('0123456789')).toBe('01234567'))

  const people = peopleFrom(
    [profile('seed-owner', 'Valeria Montes'), profile('Ab12', 'José Núñez'), profile('none', '')],
    [admin('Ab12')],
  )
  it.each([
    ['', '', ['seed-owner', 'Ab12', 'none']],
    ['  ', '', ['seed-owner', 'Ab12', 'none']],
    ['nunez', '', ['Ab12']],
    ['NÚÑEZ josé', '', ['Ab12']],
    ['seed', '', ['seed-owner']],
    ['ab1', '', ['Ab12']],
    ['montes ana', '', []],
    ['', 'admin', ['Ab12']],
    ['', 'regular', ['seed-owner', 'none']],
    ['seed', 'admin', []],
  ])('are found by %j and the role %j', (q, role, found) => {
    expect(listedPeople(people, { q, role }).map(({ id }) => id)).toEqual(found)
  })

  const accounts = new Map([
    ['Ab12', { email: 'jose@studio.test' }],
    ['none', { email: 'nadie@example.com' }],
  ])
  it.each([
    ['jose@studio.test', ['Ab12']],
    ['EXAMPLE.com', ['none']],
    ['jose studio nunez', ['Ab12']],
    ['valeria@studio.test', []],
  ])('are found by the e-mail %j once it is known', (q, found) => {
    expect(listedPeople(people, { q, role: '' }, accounts).map(({ id }) => id)).toEqual(found)
  })
})
