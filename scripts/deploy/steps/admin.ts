import { found, type Step } from '../deployment.ts'
import { adminsOf, makeAdmin } from '../source/people.ts'

export const admin: Step = {
  name: 'First admin',
  async check(deployment) {
    const admins = await adminsOf(deployment.read, deployment.project)
    return admins.length > 0 ? [] : [found(deployment, 'admin-missing')]
  },
  async fix({ project }, { google, owner }) {
    await makeAdmin(google, project, await owner())
  },
}
