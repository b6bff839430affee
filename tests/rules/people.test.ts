import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { messageStatuses } from '@studio/domain/message'
import { roleId } from '@studio/domain/user'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageDocument, profileDocument, projectDocument, roleDocument } from '../support/factories.ts'
import { missing, withField } from './fieldCases.ts'
import { everyone, newPath, openStudio, people, rolePath, type Studio } from './studio.ts'

const admin = people['an admin']
const member = people['a signed-in person without a role']
const other = 'other-uid'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio('demo-rules-people')
})
afterAll(() => studio.close())

describe('Granting the admin role', () => {
  const grant = (fields: object, id = roleId(other)) => studio.admin.doc(`${collections.roles}/${id}`).set(fields)
  beforeEach(() => studio.remove(rolePath(other)))

  it('An admin can make another person an admin, who then can edit', async () => {
    await assertFails(
      studio.as['a signed-in person without a role'].doc(newPath(collections.projects)).set(projectDocument()),
    )
    await assertSucceeds(grant(roleDocument(member), roleId(member)))
    await assertSucceeds(
      studio.as['a signed-in person without a role'].doc(newPath(collections.projects)).set(projectDocument()),
    )
    await studio.remove(rolePath(member))
  })

  it.each(everyone)('%s cannot grant the role to oneself', async (person) => {
    const uid = people[person] || 'anonymous'
    await assertFails(studio.as[person].doc(rolePath(uid)).set(roleDocument(uid)))
    await assertFails(studio.as[person].doc(`${collections.roles}/${uid}`).set(roleDocument(uid)))
  })

  it('Nobody can grant oneself the role and use it in the same batch', async () => {
    const database = studio.as['a signed-in person without a role']
    const batch = database.batch()
    batch.set(database.doc(rolePath(member)), roleDocument(member))
    batch.set(database.doc(newPath(collections.projects)), projectDocument())
    await assertFails(batch.commit())
  })

  it('A role holds who has it and which it is, nothing else', async () => {
    const role = roleDocument(other)
    await assertFails(grant({ ...role, note: '' }))
    await assertFails(grant({ ...role, granted_by: admin }))
    for (const field of ['user_id', 'role']) {
      for (const value of [missing, null, '', 7, ['admin'], 'someone-else'])
        await assertFails(grant(withField(role, field, value)))
    }
    await assertSucceeds(grant(role))
  })

  it("A role's name says who has it and which it is", async () => {
    const role = roleDocument(other)
    for (const id of [
      other,
      `${other}_`,
      `${other}_owner`,
      `${other}_admin_`,
      'someone-else_admin',
      `x${other}_admin`,
    ]) {
      await assertFails(grant(role, id))
    }
    await assertFails(grant({ ...role, role: 'owner' }, `${other}_owner`))
    await assertFails(grant({ ...role, user_id: '' }, '_admin'))
    await assertFails(grant({ ...role, user_id: 'a'.repeat(129) }, `${'a'.repeat(129)}_admin`))
  })

  it.each([1, 128])('The person may have an account id of %i characters', async (length) => {
    const uid = 'u'.repeat(length)
    await assertSucceeds(grant(roleDocument(uid), roleId(uid)))
    await studio.remove(rolePath(uid))
  })

  it('A granted role cannot be changed', async () => {
    await studio.grant(other)
    await assertFails(grant({ ...roleDocument(other), note: '' }))
    await assertFails(grant({ ...roleDocument(other), user_id: member }))
  })
})

describe('Taking the admin role away', () => {
  it('An admin can take it from another person, also when another admin just did', async () => {
    await studio.grant(other)
    await assertSucceeds(studio.admin.doc(rolePath(other)).delete())
    await assertSucceeds(studio.admin.doc(rolePath(other)).delete())
  })

  it('An admin cannot take it from oneself, so that one is always left', async () => {
    await assertFails(studio.admin.doc(rolePath(admin)).delete())
    expect((await studio.admin.doc(rolePath(admin)).get()).exists).toBe(true)
  })
})

describe('Knowing roles and profiles', () => {
  const person = 'a signed-in person without a role'

  it('A person can ask for the own role, whether there is one or not', async () => {
    await assertSucceeds(studio.as[person].doc(rolePath(member)).get())
    await studio.grant(member)
    expect((await studio.as[person].doc(rolePath(member)).get()).exists).toBe(true)
    await studio.remove(rolePath(member))
  })

  it("A person without a role cannot ask for another's role, nor search the roles", async () => {
    await assertFails(studio.as[person].doc(rolePath(admin)).get())
    await assertFails(studio.as[person].doc(rolePath('nobody')).get())
    await assertFails(studio.as[person].collection(collections.roles).where('user_id', '==', member).get())
    await assertFails(studio.as.anonymous.doc(rolePath('')).get())
  })

  it('A person can read the own profile but not write it', async () => {
    const profile = studio.as[person].doc(`${collections.profiles}/${member}`)
    await assertSucceeds(profile.get())
    await assertFails(profile.set(profileDocument(member)))
    await studio.store({ [profile.path]: profileDocument(member) })
    await assertSucceeds(profile.get())
    await assertFails(profile.update({ full_name: 'Otro nombre' }))
    await assertFails(profile.delete())
  })
})

describe('Handling an enquiry', () => {
  const path = `${collections.messages}/one`
  beforeEach(() => studio.store({ [path]: messageDocument({ status: 'read' }) }))

  it.each(messageStatuses)('An admin can set its status to %s', async (status) => {
    await assertSucceeds(studio.admin.doc(path).update({ status }))
  })

  it.each(['', 'NEW', 'spam', null, 7, ['new']])('Its status cannot be %o', async (status) => {
    await assertFails(studio.admin.doc(path).update({ status }))
  })

  it('Nothing else of it can be changed, added or taken away', async () => {
    for (const field of ['name', 'email', 'subject', 'message', 'created_at', 'note']) {
      await assertFails(studio.admin.doc(path).update({ [field]: 'x' }))
      await assertFails(studio.admin.doc(path).update({ status: 'replied', [field]: 'x' }))
    }
    await assertFails(studio.admin.doc(path).set({ status: 'replied' }))
    await assertFails(studio.admin.doc(path).set(withField(messageDocument(), 'status', missing)))
  })
})
