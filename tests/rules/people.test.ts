import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { principals } from '@studio/domain/people/permissions'
import { roleId } from '@studio/domain/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageDocument, profileDocument, projectDocument, roleDocument } from '../support/factories.ts'
import { justNow, newPath, openStudio, people, rolePath, type Studio } from './studio.ts'

const { admin, member, formerAdmin } = people
const other = 'other-uid'
const endedRole = { ...roleDocument(formerAdmin), valid_since: justNow + 1 }

let studio: Studio
beforeAll(async () => {
  studio = await openStudio('demo-rules-people')
})
afterAll(() => studio.close())

describe('The admin role, granted and removed', () => {
  it('An admin can make another person an admin, who can then edit', async () => {
    const create = () =>
      studio.as.member.doc(newPath(collections.projects)).set(projectDocument({ updated_by: member }))
    await assertFails(create())
    await studio.store({ [`${collections.profiles}/${member}`]: profileDocument(member) })
    await assertSucceeds(studio.admin.doc(rolePath(member)).set(roleDocument(member)))
    await assertSucceeds(create())
    await studio.remove(rolePath(member))
  })

  it('An admin loses all access with the next request after the role is removed', async () => {
    const path = `${collections.messages}/stored`
    await studio.store({ [path]: messageDocument() })
    await studio.grant(formerAdmin)
    await assertSucceeds(studio.as.formerAdmin.doc(path).get())
    await studio.remove(rolePath(formerAdmin))
    await assertFails(studio.as.formerAdmin.doc(path).get())
    await assertFails(studio.as.formerAdmin.doc(path).update({ status: 'read' }))
  })

  it.each<[string, (studio: Studio) => Promise<unknown>]>([
    ['loses the role', (at) => at.remove(rolePath(formerAdmin))],
    ['has the own sessions ended', (at) => at.store({ [rolePath(formerAdmin)]: endedRole })],
  ])('A listener delivers nothing more once its admin %s', async (_, end) => {
    const path = `${collections.messages}/listened`
    await studio.store({ [path]: messageDocument() })
    await studio.grant(formerAdmin)
    const heard: string[] = []
    const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>()
    const stop = studio.as.formerAdmin.collection(collections.messages).onSnapshot(
      ({ docs }) => {
        heard.push(...docs.map((one) => String(one.get('note'))))
        hear()
      },
      () => heard.push('refused'),
    )
    await isHeard
    await end(studio)
    await studio.store({ [path]: messageDocument({ note: 'de después' }) })
    // The server delivers the changes of an earlier write before its answer about a later one.
    await assertFails(studio.as.formerAdmin.doc(path).get())
    stop()
    expect(heard).not.toContain('de después')
    await studio.remove(rolePath(formerAdmin))
  })

  it('Nobody can grant themselves the role and use it in the same batch', async () => {
    const batch = studio.as.member.batch()
    batch.set(studio.as.member.doc(rolePath(member)), roleDocument(member))
    batch.set(studio.as.member.doc(newPath(collections.projects)), projectDocument())
    await assertFails(batch.commit())
  })

  it('A granted role cannot be changed', async () => {
    await studio.grant(other)
    const role = studio.admin.doc(`${collections.roles}/${roleId(other)}`)
    await assertFails(role.set({ ...roleDocument(other), note: '' }))
    await assertFails(role.set({ ...roleDocument(other), user_id: member }))
  })

  it('An admin can remove another’s role, even if another admin just did', async () => {
    await studio.grant(other)
    await assertSucceeds(studio.deleteAs('admin', rolePath(other)))
    await assertSucceeds(studio.deleteAs('admin', rolePath(other)))
  })

  it('An admin can remove only one role per commit, and no other document with it', async () => {
    const [one, two, message] = [rolePath(other), rolePath(formerAdmin), `${collections.messages}/beside`]
    await studio.grant(other)
    await studio.grant(formerAdmin)
    await studio.store({ [message]: messageDocument() })
    await assertFails(studio.deleteAs('admin', one, two))
    await assertFails(studio.deleteAs('admin', one, message))
    await assertSucceeds(studio.deleteAs('admin', one))
    await assertSucceeds(studio.deleteAs('admin', two))
  })

  it('Admins cannot remove their own role, so that one admin is always left', async () => {
    await assertFails(studio.deleteAs('admin', rolePath(admin)))
    expect((await studio.admin.doc(rolePath(admin)).get()).exists).toBe(true)
  })
})

describe('Deleting', () => {
  it('An earlier note permits no deletion', async () => {
    const path = `${collections.messages}/kept`
    await studio.store({ [path]: messageDocument(), [`${collections.messages}/gone`]: messageDocument() })
    await assertSucceeds(studio.deleteAs('admin', path, `${collections.messages}/gone`))
    await studio.store({ [path]: messageDocument() })
    await assertFails(studio.admin.doc(path).delete())
  })
})

describe('Searching', () => {
  it('A person without a role cannot query the roles, not even for their own', async () => {
    await assertFails(studio.as.member.collection(collections.roles).where('user_id', '==', member).get())
  })

  it('A person can read their own profile, whether it exists or not', async () => {
    const profile = studio.as.member.doc(`${collections.profiles}/${member}`)
    await assertSucceeds(profile.get())
    await studio.store({ [profile.path]: profileDocument(member) })
    await assertSucceeds(profile.get())
  })

  it.each(principals)('%s cannot search all collections of one name', async (principal) => {
    for (const name of Object.values(collections)) await assertFails(studio.as[principal].collectionGroup(name).get())
  })
})
