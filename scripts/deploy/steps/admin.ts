import { randomBytes } from 'node:crypto'
import { found, type Step } from '../deployment.ts'
import { adminsOf, makeAdmin } from '../source/people.ts'

export const admin: Step = {
  name: 'First admin',
  async check(deployment) {
    const admins = await adminsOf(deployment.read, deployment.project)
    if (admins.length === 0) return [found(deployment, 'admin-missing')]
    return admins.length === 1 ? [found(deployment, 'admin-alone')] : []
  },
  async fix({ project }, { google, owner }) {
    // Nobody knows this password: the owner gets a link to choose one.
    await makeAdmin(google, project, await owner(), () => randomBytes(48).toString('base64url'))
  },
}
