import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostingTarget } from '../../functions/src/publisher/hostingApi.ts'
import type { PublishError } from '../../functions/src/publisher/target.ts'
import { only } from '../support/google/faults/fault.ts'
import { type StandIn, startGoogle } from '../support/google/index.ts'
import { addPreparedProject } from '../support/google/preparedProject.ts'
import type { Project } from '../support/google/state.ts'

const [build, csp] = ['a1b2', "default-src 'none'"]
let google: StandIn
let project: Project
let deployed = 0

beforeEach(async () => {
  google = await startGoogle({ polls: 1 })
  project = addPreparedProject(google.state, 'studio-one')
  deploy({ 'index.html': 'old', 'ja/index.html': 'old ja', 'assets/app.js': 'code' })
})
afterEach(async () => {
  expect(google.unexpected).toEqual([])
  await google.close()
})

/** Releases files as a deployment of a build does. */
function deploy(files: Readonly<Record<string, string>>, of = build) {
  const site = only(project.sites)
  const name = `${site.name}/versions/deployed${++deployed}`
  const hashes = Object.entries(files).map(([path, text]) => {
    const bytes = gzipSync(text, { level: 9 })
    const hash = createHash('sha256').update(bytes).digest('hex')
    google.state.files[hash] = bytes.toString('base64')
    return [`/${path}`, hash] as const
  })
  const config = { headers: [{ glob: '**', headers: { 'Content-Security-Policy': csp } }], cleanUrls: true }
  const version = { name, status: 'FINALIZED' as const, createTime: '', config, files: Object.fromEntries(hashes) }
  site.versions[`deployed${deployed}`] = version
  const live = only(site.channels, 'live')
  live.releases.unshift({
    ...{ name: `${live.name}/releases/d${deployed}`, type: 'DEPLOY', releaseTime: new Date().toISOString() },
    message: `build ${of} content none`,
    version: { name, status: 'FINALIZED', config, createTime: '' },
  })
}

const target = (of = build) =>
  hostingTarget({
    project: 'studio-one',
    ownOrigin: undefined,
    build: of,
    api: `${google.origin}/firebasehosting.googleapis.com`,
    token: () => Promise.resolve('owner'),
    pauseMs: 1,
  })

const open = async (path: string) => {
  const answer = await fetch(`${google.origin}/studio-one.web.app${path}`)
  return { text: await answer.text(), csp: answer.headers.get('content-security-policy') }
}
const releases = () => only(only(project.sites).channels, 'live').releases.length
const pages = new Map([
  ['index.html', 'new'],
  ['ja/index.html', 'new ja'],
])
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: PublishError) => error.failure,
  )

describe('Publishing to Hosting', () => {
  it('replaces the pages, and keeps all other files and the headers', async () => {
    expect((await target().publish(pages)).isNew).toBe(true)
    expect(await open('/')).toEqual({ text: 'new', csp })
    expect(await open('/ja/')).toEqual({ text: 'new ja', csp })
    expect((await open('/assets/app.js')).text).toBe('code')
    expect(only(only(project.sites).channels, 'live').releases[0]?.message).toMatch(/^build a1b2 content \w{16}$/)
  })

  it('releases nothing if nothing has changed', async () => {
    const { release } = await target().publish(pages)
    const before = releases()
    expect(await target().publish(pages)).toEqual({ release, isNew: false })
    expect(releases()).toBe(before)
  })

  it('uploads only the pages that have changed', async () => {
    await target().publish(pages)
    google.log.length = 0
    await target().publish(new Map([...pages, ['ja/index.html', 'newer ja']]))
    expect(google.log.filter(({ path }) => path.startsWith('upload-'))).toHaveLength(1)
    expect((await open('/')).text).toBe('new')
    expect((await open('/ja/')).text).toBe('newer ja')
  })

  it('does not publish pages of another build', async () => {
    expect(await failureOf(target('c3d4').publish(pages))).toBe('otherBuild')
    expect((await open('/')).text).toBe('old')
    expect(releases()).toBe(1)
  })

  it('finds the site’s address', async () => expect(await target().origin()).toBe('https://studio-one.web.app'))
})

/** All calls of a publication, in their order. */
const calls = [
  ['the list of sites', 'GET', /\/sites$/],
  ['the live release', 'GET', /\/channels\/live$/],
  ['the list of files', 'GET', /\/files$/],
  ['the settings of the version', 'GET', /\/versions\/\w+$/],
  ['the copy', 'POST', /versions:clone$/],
  ['the wait for the copy', 'GET', /\/operations\//],
  ['the list of changes', 'POST', /:populateFiles$/],
  ['an upload', 'POST', /upload-firebasehosting.*\/files\/\w+$/],
  ['the end of the version', 'PATCH', /\/versions\/\w+$/],
  ['the release', 'POST', /\/channels\/live\/releases$/],
  ['the check of the release', 'GET', /\/channels\/live\/releases$/],
] as const

describe.each(calls)('If %s', (_, method, path) => {
  it('fails once, the pages are published all the same', async () => {
    google.faults.fail({ method, path, status: 503 })
    expect((await target().publish(pages)).isNew).toBe(true)
    expect((await open('/')).text).toBe('new')
    expect(google.log.some(({ status }) => status === 503)).toBe(true)
  })

  it('keeps failing, visitors get whole pages, and the next publication succeeds', async () => {
    google.faults.fail({ method, path, status: 503, times: 4 })
    expect(await failureOf(target().publish(pages))).toBe('unreachable')
    const isReleased = path.source.includes('releases') && method === 'GET'
    expect([(await open('/')).text, (await open('/ja/')).text]).toEqual(
      isReleased ? ['new', 'new ja'] : ['old', 'old ja'],
    )
    google.faults.clear()
    await target().publish(pages)
    expect((await open('/ja/')).text).toBe('new ja')
  })

  it('is refused, that is said at once, and visitors keep the page', async () => {
    google.faults.fail({ method, path, status: 403 })
    expect(await failureOf(target().publish(pages))).toBe('refused')
    expect(google.log.filter(({ status }) => status === 403)).toHaveLength(1)
    expect((await open('/')).csp).toBe(csp)
  })

  it('is done but its answer is lost, the pages are live in the end', async () => {
    google.faults.fail({ method, path, status: 503, afterwards: true })
    // A version that is already complete cannot be completed again, so this run fails and the next one publishes.
    await failureOf(target().publish(pages))
    await target().publish(pages)
    expect([(await open('/')).text, (await open('/ja/')).text]).toEqual(['new', 'new ja'])
  })
})

describe('If someone deploys the same build meanwhile', () => {
  const other = { 'index.html': 'old', 'ja/index.html': 'old ja', 'assets/app.js': 'newer code' }

  it.each(calls.filter(([, method]) => method !== 'GET'))('before %s, their files stay', async (_, method, path) => {
    let isDone = false
    google.faults.afterEachMutation(() => {
      if (isDone || !google.log.concat().some((call) => call.method === method && path.test(call.path))) return
      isDone = true
      deploy(other)
    })
    await target().publish(pages)
    if (!isDone) deploy(other)
    await target().publish(pages)
    expect((await open('/')).text).toBe('new')
    expect((await open('/assets/app.js')).text).toBe('newer code')
  })

  it('between the last check and the release, their version is live again and the pages are published on it', async () => {
    google.faults.delay({ method: 'POST', path: /\/channels\/live\/releases$/, ms: 200, times: 1 })
    const publishing = target().publish(pages)
    await expect.poll(() => google.log.filter(({ method }) => method === 'PATCH').length).toBe(1)
    await expect.poll(() => google.log.at(-1)?.path).toMatch(/channels\/live$/)
    deploy(other)
    expect((await publishing).isNew).toBe(true)
    expect((await open('/')).text).toBe('new')
    expect((await open('/assets/app.js')).text).toBe('newer code')
  })

  it('with another build, their version stays', async () => {
    google.faults.delay({ method: 'POST', path: /:populateFiles$/, ms: 200, times: 1 })
    const publishing = failureOf(target().publish(pages))
    await expect.poll(() => google.log.some(({ path }) => path.endsWith('versions:clone'))).toBe(true)
    deploy(other, 'c3d4')
    expect(await publishing).toBe('otherBuild')
    expect((await open('/')).text).toBe('old')
    expect((await open('/assets/app.js')).text).toBe('newer code')
  })
})

describe('Going back to an earlier release', () => {
  let earlier: string
  beforeEach(async () => {
    earlier = (await target().publish(pages)).release
    await target().publish(new Map([['index.html', 'newest']]))
    google.log.length = 0
  })

  it('makes it live with its pages and headers, and is done if it is live already', async () => {
    await target().restore(earlier)
    expect(await open('/')).toEqual({ text: 'new', csp })
    const before = releases()
    await target().restore(earlier)
    expect(releases()).toBe(before)
  })

  it('is followed by publications as any release is', async () => {
    await target().restore(earlier)
    expect((await target().publish(pages)).isNew).toBe(false)
    await target().publish(new Map([['index.html', 'newest']]))
    expect((await open('/')).text).toBe('newest')
    expect((await open('/ja/')).text).toBe('new ja')
  })

  it.each<[string, string, () => unknown]>([
    ['does not exist any more', 'releaseGone', () => (earlier = 'gone')],
    ['is of a build that is not live', 'otherBuild', () => deploy({ 'index.html': 'other' }, 'c3d4')],
    [
      'is of an earlier build',
      'releaseGone',
      async () => {
        earlier = `deployed${deployed + 1}`
        deploy({ 'index.html': 'other' }, 'c3d4')
        deploy({ 'index.html': 'newest' })
      },
    ],
  ])('is refused if it %s', async (_, failure, prepare) => {
    await prepare()
    const before = (await open('/')).text
    expect(await failureOf(target().restore(earlier))).toBe(failure)
    expect((await open('/')).text).toBe(before)
  })

  const steps = [
    ['the list of sites', 'GET', /\/sites$/],
    ['the live release', 'GET', /\/channels\/live$/],
    ['the list of releases', 'GET', /\/channels\/live\/releases$/],
    ['the release', 'POST', /\/channels\/live\/releases$/],
  ] as const

  it.each(steps)('succeeds although %s fails once', async (_, method, path) => {
    google.faults.fail({ method, path, status: 503 })
    await target().restore(earlier)
    expect((await open('/')).text).toBe('new')
  })

  it.each(steps)('keeps the page while %s fails, and succeeds later', async (_, method, path) => {
    google.faults.fail({ method, path, status: 503, times: 4 })
    expect(await failureOf(target().restore(earlier))).toBe('unreachable')
    expect((await open('/')).text).toBe('newest')
    google.faults.clear()
    await target().restore(earlier)
    expect((await open('/')).text).toBe('new')
  })

  it('succeeds although the answer to the release is lost', async () => {
    google.faults.fail({ method: 'POST', path: /\/channels\/live\/releases$/, status: 503, afterwards: true })
    await target().restore(earlier)
    expect((await open('/')).text).toBe('new')
  })

  it('gives way to a deployment meanwhile', async () => {
    google.faults.delay({ method: 'POST', path: /\/channels\/live\/releases$/, ms: 200, times: 1 })
    const restoring = failureOf(target().restore(earlier))
    await expect.poll(() => google.log.at(-1)?.path).toMatch(/channels\/live\/releases\?/)
    deploy({ 'index.html': 'deployed' })
    expect(await restoring).toBe('otherBuild')
    expect((await open('/')).text).toBe('deployed')
  })
})
