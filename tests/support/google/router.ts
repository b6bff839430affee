import type { IncomingHttpHeaders } from 'node:http'
import { GoogleError, invalid, notFound, serviceDisabled, userProjectDenied } from './errors.ts'
import { checkFields, type FieldTable } from './fields.ts'
import { findProject, type GoogleState, type Project } from './state.ts'

/** The stand-in's state and options, for the APIs. */
export interface Inside {
  readonly state: GoogleState
  readonly options: GoogleOptions
  readonly origin: string
}

export interface GoogleOptions {
  /** Number of calls that an API refuses after it was enabled. */
  propagation: number
  /** Number of polls until a long-running operation is done. */
  polls: number
  /** Number of functions with a trigger that are refused because Eventarc's service agent is not ready. */
  eventarcRefusals: number
  /** Number of policy writes that do not know a new service account yet. */
  accountDelay: number
  /** Grants default service accounts their roles automatically, as in projects before 2024. */
  automaticGrants: boolean
  /** The Hosting site that comes with Firebase; the project's id unless told, empty for none. */
  defaultSite?: string
}

/** A call, matched to its route. */
export interface Call {
  readonly google: Inside
  readonly state: GoogleState
  readonly api: string
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  /** The project that the path names. */
  readonly project: Project
  /** The body, refused if it has unknown fields. */
  json<Body>(fields: FieldTable): Body
}

/** A body that is sent unchanged instead of as JSON. */
export class Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string

  constructor(status: number, headers: Readonly<Record<string, string>> = {}, body: Buffer | string = '') {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

type Handler = (call: Call) => unknown
export interface Route {
  readonly method: string
  readonly api: string
  readonly path: RegExp
  readonly handle: Handler
  /** True if the call changes nothing, even if it is not a GET. */
  readonly reads: boolean
}

/** Returns a path such as `/v1/projects/{project}/secrets` as a regular expression; `{name+}` also matches slashes. */
const pattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.()]/g, '\\$&')
      .replace(/\{(\w+)\+\}/g, '(?<$1>.+?)')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/:]+)')}$`,
  )

const readingVerbs =
  /:(getIamPolicy|testIamPermissions|getEffectivePolicy|checkProjectId|runQuery|list|test|lookup|query|batchGet)$/

/** Declares the routes of one API: `GET /v1/projects/{project}` with its handler. */
export const routesOf = (api: string, handlers: Readonly<Record<string, Handler>>): Route[] =>
  Object.entries(handlers).map(([line, handle]) => {
    const [method = '', path = ''] = line.split(' ')
    return { method, api, path: pattern(path), handle, reads: method === 'GET' || readingVerbs.test(path) }
  })

/** APIs that are never off, or whose handlers check more precisely. */
const alwaysOn = new Set([
  // The Firebase CLI asks it for extensions, of which there are none.
  'firebaseextensions.googleapis.com',
  'serviceusage.googleapis.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'upload-firebasehosting.googleapis.com',
])
/** APIs that the Firebase CLI's own project does not have: without a quota project they are off. */
const offInCli = new Set(['cloudbilling.googleapis.com', 'billingbudgets.googleapis.com', 'orgpolicy.googleapis.com'])
/** APIs that create projects, so they work in a project before they are enabled there. */
const before = new Set(['cloudresourcemanager.googleapis.com', 'firebase.googleapis.com'])
const cliProject = '563584335869'

/** Refuses an API that is off in a project, or that was enabled a moment ago. */
function demandEnabled(project: Project, api: string) {
  const left = project.services[api]
  if (left === 0) return
  if (left !== undefined) project.services[api] = left - 1
  throw serviceDisabled(api, project.projectNumber)
}

/** Checks that the API is on in the project that pays for the call, and in the project that it is about. */
export function demandService({ state, api, headers, params }: Omit<Call, 'project'>) {
  if (alwaysOn.has(api)) return
  const quota = headers['x-goog-user-project']
  if (typeof quota === 'string') {
    const project = findProject(state, quota)
    if (!project) throw userProjectDenied(quota)
    demandEnabled(project, api)
  } else if (offInCli.has(api)) throw serviceDisabled(api, cliProject)
  const about = params.project ? findProject(state, params.project) : undefined
  if (about && !before.has(api) && about.projectId !== quota && about.projectNumber !== quota) demandEnabled(about, api)
}

/** Parses a body as JSON and refuses unknown fields. */
export function readJson<Body>(raw: Buffer, fields: FieldTable): Body {
  const text = raw.toString()
  const body = text === '' ? {} : parse(text)
  checkFields(body, fields)
  return body as Body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('Invalid JSON payload received.')
  }
}

/** Returns the project in a path. Like Google, refuses an unknown project as a missing permission. */
export function projectOf(state: GoogleState, name: string | undefined): Project {
  const project = name ? findProject(state, name) : undefined
  if (!project) throw new GoogleError(403, 'PERMISSION_DENIED', 'The caller does not have permission')
  return project
}

/** Returns an entry of a map; throws 404 if there is none. */
export function found<Item>(map: Readonly<Record<string, Item>>, key: string | undefined, message?: string): Item {
  const item = key !== undefined && Object.hasOwn(map, key) ? map[key] : undefined
  if (item === undefined) throw notFound(message)
  return item
}
