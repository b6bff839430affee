import type { firebase_v1beta1 } from '@googleapis/firebase'
import { alreadyExists, denied, invalid, notFound } from '../errors.ts'
import { fieldsOf } from '../fields.ts'
import { startOperation } from '../operations.ts'
import { type Call, found, routesOf } from '../router.ts'
import { etagOf, nextNumber, type Project, type WebApp } from '../state.ts'
import { newSite } from './hostingSites.ts'

const api = 'firebase.googleapis.com'

const describe = ({
  projectId,
  projectNumber,
  displayName,
  sites,
}: Project): firebase_v1beta1.Schema$FirebaseProject => {
  const site = Object.entries(sites).find(([, { type }]) => type === 'DEFAULT_SITE')?.[0]
  return {
    projectId,
    projectNumber,
    displayName,
    name: `projects/${projectId}`,
    resources: { ...(site && { hostingSite: site }) },
    state: 'ACTIVE',
  }
}

/** Returns a project with Firebase; one without Firebase is not found. */
function firebaseProject({ project }: Call): Project {
  if (!project.isFirebase) throw notFound()
  return project
}

function addFirebase(call: Call) {
  const { project, google, state } = call
  call.json({})
  if (project.isFirebase) throw alreadyExists('Requested entity already exists')
  if (state.refusesTerms) throw denied('Firebase Tos Not Accepted')
  project.isFirebase = true
  for (const name of ['firebase', 'firebaserules', 'firebasehosting', 'cloudresourcemanager', 'runtimeconfig']) {
    project.services[`${name}.googleapis.com`] ??= 0
  }
  const siteId = google.options.defaultSite ?? project.projectId
  if (siteId) project.sites[siteId] = newSite(project, siteId, 'DEFAULT_SITE')
  const email = `firebase-adminsdk-fbsvc@${project.projectId}.iam.gserviceaccount.com`
  if (!project.agents.includes(email)) project.agents.push(email)
  return startOperation(google, api, '', { response: describe(project) })
}

const webAppFields = fieldsOf<firebase_v1beta1.Schema$WebApp>({
  apiKeyId: true,
  appId: true,
  appUrls: true,
  displayName: true,
  etag: true,
  expireTime: true,
  name: true,
  projectId: true,
  state: true,
  webId: true,
})

function createWebApp(call: Call) {
  const { google, state } = call
  const { projectId, projectNumber, webApps } = firebaseProject(call)
  const { displayName, appUrls } = call.json<WebApp>(webAppFields)
  const appId = `1:${projectNumber}:web:${nextNumber(state).toString(16).padStart(16, '0')}`
  const app: WebApp = {
    name: `projects/${projectId}/webApps/${appId}`,
    appId,
    projectId,
    displayName: displayName ?? '',
    ...(appUrls && { appUrls }),
    state: 'ACTIVE',
    apiKeyId: `key-${nextNumber(state)}`,
    etag: etagOf(state),
  }
  webApps[appId] = app
  return startOperation(google, api, '', { response: app })
}

const projectIds = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

function checkProjectId({ state, json }: Call) {
  const { proposedId = '' } = json<{ proposedId?: string }>({ proposedId: true })
  if (!projectIds.test(proposedId)) return { projectIdStatus: 'INVALID' }
  const isTaken = Boolean(state.projects[proposedId]) || state.takenProjectIds.includes(proposedId)
  if (!isTaken) return { projectIdStatus: 'AVAILABLE' }
  return {
    projectIdStatus: 'UNAVAILABLE',
    suggestedProjectId: `${proposedId.slice(0, 24)}-${nextNumber(state) + 1000}`,
  }
}

/** Returns a web app's configuration. The id in the address is not encoded: it has colons. */
function webAppConfig(call: Call) {
  const project = firebaseProject(call)
  const { projectId, projectNumber } = project
  const { appId } = found(project.webApps, call.params.app)
  return {
    projectId,
    appId,
    apiKey: 'AIzaStandIn',
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: `${projectId}.firebasestorage.app`,
    messagingSenderId: projectNumber,
  }
}

export const firebase = routesOf(api, {
  'GET /v1beta1/projects': ({ state }) => ({
    results: Object.values(state.projects)
      .filter(({ isFirebase }) => isFirebase)
      .map(describe),
  }),
  'GET /v1beta1/availableProjects': ({ state }) => ({
    projectInfo: Object.values(state.projects)
      .filter(({ isFirebase }) => !isFirebase)
      .map(({ projectId, displayName }) => ({ project: `projects/${projectId}`, displayName })),
  }),
  'POST /v1/projects:checkProjectId': checkProjectId,
  'GET /v1beta1/projects/{project}': (call) => describe(firebaseProject(call)),
  'POST /v1beta1/projects/{project}:addFirebase': addFirebase,
  'GET /v1beta1/projects/{project}/adminSdkConfig': (call) => {
    const { projectId } = firebaseProject(call)
    return { projectId, storageBucket: `${projectId}.firebasestorage.app` }
  },
  'GET /v1beta1/projects/{project}/webApps': (call) => {
    if (Number(call.query.get('pageSize') ?? 1) > 100) throw invalid('page_size is too large.')
    return { apps: Object.values(firebaseProject(call).webApps) }
  },
  'POST /v1beta1/projects/{project}/webApps': createWebApp,
  'GET /v1beta1/projects/{project}/webApps/{app+}/config': webAppConfig,
})
