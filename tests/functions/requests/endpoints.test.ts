import { auditedCollections } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { describe, expect, it } from 'vitest'
import * as functions from '../../../functions/src/index.ts'

interface Endpoint {
  serviceAccountEmail?: unknown
  eventTrigger?: { eventType: string; eventFilterPathPatterns?: { document?: unknown }; retry: unknown }
}
interface Declared {
  __endpoint: Endpoint
}
/** A function, or a group of them: the one for projects in `audit` is called audit-projects. */
const endpoints = (Object.entries(functions) as unknown as [string, Declared | Record<string, Declared>][]).flatMap(
  ([name, declared]): [string, Endpoint][] =>
    isFunction(declared)
      ? [[name, declared.__endpoint]]
      : Object.entries(declared).map(([part, { __endpoint }]) => [`${name}-${part}`, __endpoint]),
)
function isFunction(declared: object): declared is Declared {
  return '__endpoint' in declared
}
const runAs = (account: string) =>
  endpoints.filter(([, { serviceAccountEmail }]) => String(serviceAccountEmail).includes(account)).map(([name]) => name)

/** What makes, changes or opens accounts, or is told of them; visitors reach only the first two. */
const asAdmin = [
  ...['passkeySignIn', 'recoverWithCode'],
  ...['beforeSignIn', 'accountGone', 'closeShutAccounts'],
  ...['readPersonalData', 'erasePersonalData', 'createAdminUser', 'inviteAdmin', 'listPictures'],
  ...['newPasskeyOptions', 'addPasskey', 'renamePasskey', 'removePasskey', 'setPasswordSignIn'],
  ...['changeName', 'changePassword', 'ownDevices', 'endDevice', 'endSessions'],
  ...['listAccounts', 'disableAccount', 'enableAccount', 'deleteAccount'],
]

describe('The functions', () => {
  it('run as the account that may change accounts where they must, and nowhere else', () => {
    expect(runAs('ADMIN_SERVICE_ACCOUNT').sort()).toEqual(asAdmin.sort())
    expect(runAs('PUBLIC_SERVICE_ACCOUNT').length).toBe(endpoints.length - asAdmin.length)
  })

  it('hear of every write of a picture: a device that uses one again may end up without a place for it', () => {
    const heard = endpoints.flatMap(([, { eventTrigger }]) =>
      String(eventTrigger?.eventFilterPathPatterns?.document).startsWith(`${collections.media}/`)
        ? eventTrigger?.eventType
        : [],
    )
    expect(heard).toEqual(['google.cloud.firestore.document.v1.written'])
  })

  it('note every change of what the log tells of, and of deletions, again after a failure', () => {
    const audits = endpoints.filter(([name]) => name.startsWith('audit-')).map(([, { eventTrigger }]) => eventTrigger)
    expect(audits.map((trigger) => trigger?.eventFilterPathPatterns?.document).sort()).toEqual(
      [...auditedCollections, collections.deletions].map((name) => `${name}/{id}`).sort(),
    )
    const written = { eventType: 'google.cloud.firestore.document.v1.written', retry: true }
    for (const trigger of audits) expect(trigger).toMatchObject(written)
  })

  it('are there for each declared call', () => {
    expect(endpoints.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(calls)))
  })
})
