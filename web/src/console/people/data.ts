import { collections } from '@studio/domain/collections'
import { UserRole } from '@studio/domain/people/user'
import * as v from 'valibot'
import { collectionOf } from '../../firebase/collection'
import { useLive } from '../../sync/live'

const StoredRole = v.object({ id: v.string(), ...UserRole.entries })

/** The admins' roles. */
export const roles = collectionOf(collections.roles, async () => StoredRole)
const allRoles = roles.all()

/** Returns the roles of all admins, live. */
export const useRoles = () => useLive(allRoles)
