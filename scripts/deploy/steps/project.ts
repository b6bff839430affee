import { found, type Step } from '../deployment.ts'
import { GoogleError } from '../google/googleError.ts'

/** Google answers 403 for a project that does not exist, so that nobody can tell which ids are taken. */
const unlessHidden = (error: unknown) => {
  if (error instanceof GoogleError && error.status === 403) return undefined
  throw error
}

export const project: Step = {
  name: 'Project',
  async check(deployment) {
    const { read, project: id } = deployment
    const existing = await read
      .get<{ lifecycleState?: string }>('cloudresourcemanager', `v1/projects/${id}`)
      .catch(unlessHidden)
    if (existing?.lifecycleState !== 'ACTIVE') return [found(deployment, 'project-missing')]
    const firebase = await read.get('firebase', `v1beta1/projects/${id}`).catch(unlessHidden)
    return firebase ? [] : [found(deployment, 'firebase-missing')]
  },
  async fix({ project: projectId }, { google }, [first]) {
    if (first?.code === 'project-missing') {
      await google.finish('POST', 'cloudresourcemanager', 'v1/projects', { projectId, name: projectId })
    }
    await google.finish('POST', 'firebase', `v1beta1/projects/${projectId}:addFirebase`, {})
  },
}
