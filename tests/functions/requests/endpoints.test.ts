import { readFileSync } from 'node:fs'
import { auditedCollections } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import type { HttpsFunction } from 'firebase-functions/https'
import { describe, expect, it } from 'vitest'
import * as functions from '../../../functions/src/index.ts'

interface Endpoint {
  platform: string
  region: unknown
  serviceAccountEmail: unknown
  availableMemoryMb: number
  concurrency: number
  maxInstances: number
  minInstances: unknown
  secretEnvironmentVariables?: { key: string }[]
  httpsTrigger?: { invoker: string[] }
  eventTrigger?: { eventType: string; eventFilterPathPatterns: { document: string }; retry: boolean }
}
interface Declared {
  __endpoint: Endpoint
}
/** All deployed functions by name. A group has one function per part: `written-projects`. */
const endpoints = new Map(
  (Object.entries(functions) as unknown as [string, Declared | Record<string, Declared>][]).flatMap(
    ([name, declared]): [string, Endpoint][] =>
      isFunction(declared)
        ? [[name, declared.__endpoint]]
        : Object.entries(declared).map(([part, { __endpoint }]) => [`${name}-${part}`, __endpoint]),
  ),
)
function isFunction(declared: object): declared is Declared {
  return '__endpoint' in declared
}
const namesOf = (test: (endpoint: Endpoint) => boolean) =>
  [...endpoints].flatMap(([name, endpoint]) => (test(endpoint) ? name : [])).sort()
const runAs = (account: string) => namesOf(({ serviceAccountEmail }) => String(serviceAccountEmail).includes(account))
const knowing = (secret: string) =>
  namesOf(({ secretEnvironmentVariables = [] }) => secretEnvironmentVariables.some(({ key }) => key === secret))

describe('The functions', () => {
  it('are at most 26, so that a new project’s quotas suffice for a deployment', () => {
    expect(endpoints.size).toBeLessThanOrEqual(26)
  })

  it('have names by which a deployment selects all triggers at once', () => {
    expect(namesOf(({ eventTrigger }) => Boolean(eventTrigger)).map((name) => name.split('-')[0])).toEqual(
      Array.from({ length: 7 + contentKinds.length }, () => 'written'),
    )
  })

  it.each([...endpoints])('are of the second generation, with region, account and sizes: %s', (_, endpoint) => {
    const { platform, region, availableMemoryMb, concurrency, maxInstances } = endpoint
    expect(platform).toBe('gcfv2')
    expect(String(region)).toBe('params.FUNCTIONS_REGION')
    expect([256, 512]).toContain(availableMemoryMb)
    expect(concurrency).toBeGreaterThanOrEqual(20)
    expect(maxInstances).toBeLessThanOrEqual(10)
  })

  it('that can change accounts have few instances, so that a flood costs little', () => {
    expect(endpoints.get('admins')?.maxInstances).toBe(3)
  })

  it('run as the admin service account only if they need it', () => {
    const asAdmin = ['admins', 'beforeSignIn', 'closeShutAccounts']
    expect(runAs('ADMIN_SERVICE_ACCOUNT')).toEqual(asAdmin)
    const asPublisher = ['publishPages', 'written-publishing']
    expect(runAs('PUBLISHER_SERVICE_ACCOUNT')).toEqual(asPublisher)
    expect(runAs('PUBLIC_SERVICE_ACCOUNT').length).toBe(endpoints.size - asAdmin.length - asPublisher.length)
  })

  it('have only the secrets that they need', () => {
    expect(knowing('SIGNING_SECRET')).toEqual(['admins', 'visitors'])
    expect(knowing('TRANSLATION_KEY')).toEqual(['translate'])
    for (const secret of ['SMTP_URL', 'VAPID_KEY'])
      expect(knowing(secret)).toEqual(['admins', 'tellAgain', 'written-messages'])
  })

  it('are open to browsers if they answer requests, even after an interrupted deployment', () => {
    const open = namesOf(({ httpsTrigger }) => Boolean(httpsTrigger?.invoker.includes('public')))
    expect(open).toEqual(['admins', 'content', 'film', 'media', 'policyReport', 'translate', 'visitors', 'visits'])
  })

  it('stay warm only if Google waits no longer than seven seconds', () => {
    expect(namesOf(({ minInstances }) => String(minInstances) === 'params.WARM_GATES')).toEqual(['beforeSignIn'])
    expect(namesOf(({ minInstances }) => Number(minInstances) > 0)).toEqual([])
  })

  it('handle every write in the logged collections, in those with pictures, and in deletions, media, films and the state of publication, with retries', () => {
    const triggers = [...endpoints.values()].flatMap(({ eventTrigger }) => eventTrigger ?? [])
    const others = [collections.deletions, collections.films, collections.publishing]
    expect(triggers.map(({ eventFilterPathPatterns }) => eventFilterPathPatterns.document).sort()).toEqual(
      [...auditedCollections, ...others].map((name) => `${name}/{id}`).sort(),
    )
    for (const { eventType, retry } of triggers)
      expect({ eventType, retry }).toEqual({ eventType: 'google.cloud.firestore.document.v1.written', retry: true })
  })
})

/** The calls that need the admin service account; visitors may make the first two. */
const forAdmins = [
  ...['passkeySignIn', 'recoverWithCode'],
  ...['readPersonalData', 'erasePersonalData', 'createAdminUser', 'inviteAdmin', 'listPictures'],
  ...['newPasskeyOptions', 'addPasskey', 'renamePasskey', 'keepPasskey', 'removePasskey'],
  'setPasswordSignIn',
  ...['changeName', 'changePassword', 'ownDevices', 'endDevice', 'endSessions'],
  ...['createPreviewLink', 'listPreviewLinks', 'revokePreviewLink', 'publishNow', 'goBackToRelease'],
  ...['listAccounts', 'disableAccount', 'enableAccount', 'deleteAccount'],
  ...['noticeKey', 'enableNotices', 'disableNotices', 'testPush', 'testMail'],
]
const functionFor = (name: string) =>
  forAdmins.includes(name) ? 'admins' : name === 'translateTexts' ? 'translate' : 'visitors'

/** Returns the status for a request that is not a call: 404 if the function does not know the name. */
async function statusOf(answer: HttpsFunction, path: string) {
  let status = 200
  const end = () => response
  const response = { on: end, setHeader: end, getHeader: end, json: end, status: (code: number) => code && take(code) }
  const take = (code: number) => {
    status = code
    return response
  }
  await answer({ method: 'POST', path, headers: {}, body: {} } as never, response as never)
  return status
}

describe('A call', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { functionId: string } }[] }
  }
  const answering = { visitors: functions.visitors, admins: functions.admins, translate: functions.translate }

  it.each(Object.keys(calls))('is answered by the one function that has its rights: %s', async (name) => {
    const led = hosting.rewrites.filter(({ source }) => source.split(/[/@(|)]/).includes(name))
    expect(led.map(({ function: to }) => to?.functionId)).toEqual([functionFor(name)])
    for (const [which, answer] of Object.entries(answering))
      expect(await statusOf(answer, `/api/${name}`), which).toBe(which === functionFor(name) ? 400 : 404)
  })
})
