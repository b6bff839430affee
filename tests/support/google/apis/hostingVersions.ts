import { createHash } from 'node:crypto'
import { failedPrecondition, invalid } from '../errors.ts'
import { applyMask, fieldsOf } from '../fields.ts'
import type { HostingConfig, HostingVersion, Site } from '../hostingTypes.ts'
import { startOperation } from '../operations.ts'
import { type Call, found, Reply, routesOf } from '../router.ts'
import { findProject, nextNumber, now } from '../state.ts'
import { api, findSite, shownVersion } from './hostingSites.ts'

const configFields = fieldsOf<HostingConfig>({
  headers: { glob: true, regex: true, headers: true },
  redirects: { glob: true, regex: true, statusCode: true, location: true },
  rewrites: {
    glob: true,
    regex: true,
    path: true,
    function: true,
    functionRegion: true,
    run: { serviceId: true, region: true, tag: true },
    dynamicLinks: true,
  },
  cleanUrls: true,
  trailingSlashBehavior: true,
  appAssociation: true,
  i18n: { root: true },
})
const versionFields = fieldsOf<Omit<HostingVersion, 'files'>>({
  name: true,
  status: true,
  config: configFields,
  labels: true,
  createTime: true,
  finalizeTime: true,
  fileCount: true,
  versionBytes: true,
})

const findVersion = (call: Call) => found(findSite(call).versions, call.params.version)

function newVersion(call: Call, site: Site, more: Partial<HostingVersion>): HostingVersion {
  const id = `v${nextNumber(call.state).toString(16).padStart(12, '0')}`
  const version: HostingVersion = {
    name: `${site.name}/versions/${id}`,
    status: 'CREATED',
    createTime: now(),
    files: {},
    ...more,
  }
  site.versions[id] = version
  return version
}

/** Refuses an incomplete version: with files that were not uploaded, or services that do not exist. */
function demandComplete(call: Call, { files, config }: HostingVersion) {
  const missing = Object.entries(files).filter(([, hash]) => !call.state.files[hash])
  if (missing.length > 0)
    throw failedPrecondition(`${missing.length} files were not uploaded, such as ${missing[0]?.[0]}`)
  const project = findProject(call.state, call.params.project ?? '')
  for (const { run } of config?.rewrites ?? []) {
    if (!run || !project) continue
    const { serviceId, region = 'us-central1' } = run
    if (project.runServices[`projects/${project.projectId}/locations/${region}/services/${serviceId}`]) continue
    throw invalid(`Cloud Run service \`${serviceId}\` does not exist in region \`${region}\` in this project.`)
  }
}

function update(call: Call) {
  const version = findVersion(call)
  if (version.status !== 'CREATED') throw failedPrecondition(`The version is ${version.status}.`)
  const next = structuredClone(version)
  applyMask(next, call.json<HostingVersion>(versionFields), call.query.get('updateMask'), versionFields)
  if (next.status === 'FINALIZED') {
    demandComplete(call, next)
    next.finalizeTime = now()
  }
  Object.assign(version, next)
  return shownVersion(version)
}

function populate(call: Call) {
  const version = findVersion(call)
  if (version.status !== 'CREATED') throw failedPrecondition(`The version is ${version.status}.`)
  const { files = {} } = call.json<{ files?: Record<string, string> }>({ files: true })
  const entries = Object.entries(files)
  if (entries.length > 1000) throw invalid('At most 1000 files per call.')
  for (const [path, hash] of entries) {
    if (!path.startsWith('/')) throw invalid(`Invalid path: ${path}`)
    if (hash === '') delete version.files[path]
    else if (/^[0-9a-f]{64}$/.test(hash)) version.files[path] = hash
    else throw invalid(`Invalid hash: ${hash}`)
  }
  const needed = new Set(entries.map(([, hash]) => hash).filter((hash) => hash && !call.state.files[hash]))
  const uploadUrl = `${call.google.origin}/upload-firebasehosting.googleapis.com/upload/${version.name}/files`
  return { uploadUrl, ...(needed.size > 0 && { uploadRequiredHashes: [...needed] }) }
}

/** Copies a version, without the files whose paths match an expression. */
function clone(call: Call) {
  const site = findSite(call)
  const { sourceVersion, finalize, exclude, include } = call.json<{
    sourceVersion?: string
    finalize?: boolean
    exclude?: { regexes?: string[] }
    include?: { regexes?: string[] }
  }>({ sourceVersion: true, finalize: true, exclude: { regexes: true }, include: { regexes: true } })
  const source = found(site.versions, sourceVersion?.split('/').at(-1))
  const matches = (regexes: readonly string[], path: string) => regexes.some((regex) => new RegExp(regex).test(path))
  const files = Object.entries(source.files)
    .filter(([path]) => !matches(exclude?.regexes ?? [], path))
    .filter(([path]) => !include || matches(include.regexes ?? [], path))
  const version = newVersion(call, site, {
    status: finalize ? 'FINALIZED' : 'CREATED',
    files: Object.fromEntries(files),
    ...(source.config && { config: source.config }),
  })
  return startOperation(call.google, api, site.name.split('/sites')[0] ?? '', { response: shownVersion(version) })
}

/** Stores a gzipped file under its hash. */
function upload({ state, params: { hash = '' }, raw }: Call) {
  if (createHash('sha256').update(raw).digest('hex') !== hash) {
    throw invalid(`The content hash of the upload is not ${hash}.`)
  }
  state.files[hash] = raw.toString('base64')
  return new Reply(200)
}

const versions = '/v1beta1/projects/{project}/sites/{site}/versions'

export const hostingVersions = [
  ...routesOf(api, {
    [`GET ${versions}`]: (call) => ({ versions: Object.values(findSite(call).versions).map(shownVersion) }),
    [`POST ${versions}`]: (call) =>
      shownVersion(
        newVersion(call, findSite(call), { ...call.json<Partial<HostingVersion>>(versionFields), status: 'CREATED' }),
      ),
    [`POST ${versions}:clone`]: clone,
    [`GET ${versions}/{version}`]: (call) => shownVersion(findVersion(call)),
    [`PATCH ${versions}/{version}`]: update,
    [`DELETE ${versions}/{version}`]: (call) => {
      findVersion(call).status = 'DELETED'
      return {}
    },
    [`POST ${versions}/{version}:populateFiles`]: populate,
    [`GET ${versions}/{version}/files`]: (call) => ({
      files: Object.entries(findVersion(call).files).map(([path, hash]) => ({ path, hash, status: 'ACTIVE' })),
    }),
  }),
  ...routesOf('upload-firebasehosting.googleapis.com', {
    'POST /upload/projects/{project}/sites/{site}/versions/{version}/files/{hash}': upload,
  }),
]
