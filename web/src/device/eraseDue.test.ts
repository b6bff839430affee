import { afterEach, expect, it } from 'vitest'
import { localStore } from '../lib/browserStorage'
import { endErase, eraseDue, isEraseDue, isSignOutUnderWay, markEraseDue, noteEraseBegun } from './eraseDue'

const session = 'firebase:authUser:demo'
afterEach(() => {
  localStore.write(session, null)
  endErase()
})

it('erases the session at sign-out, with its account’s work', () => {
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([false, false])
  localStore.write(session, '{}')
  markEraseDue('ana')
  expect(eraseDue()).toEqual({ account: 'ana', isBegun: false })
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([true, true])
})

it('leaves a session untouched that began after the last one was erased', () => {
  markEraseDue('ana')
  noteEraseBegun('ana')
  expect(eraseDue()).toEqual({ account: 'ana', isBegun: true })
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([true, false])
  localStore.write(session, '{}')
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([false, false])
  localStore.write(session, null)
  expect(isEraseDue()).toBe(true)
})

it('erases that session as well once it signs out', () => {
  noteEraseBegun('')
  localStore.write(session, '{}')
  markEraseDue()
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([true, true])
})
