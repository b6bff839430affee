import { afterEach, expect, it } from 'vitest'
import { localStore } from '../lib/browserStorage'
import { endErase, eraseDue, isEraseDue, isSignOutUnderWay, markEraseDue, noteEraseBegun } from './eraseDue'

const session = 'firebase:authUser:demo'
afterEach(() => {
  localStore.write(session, null)
  endErase()
})

it('erases the session that a sign-out ends, with the work of its account', () => {
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([false, false])
  localStore.write(session, '{}')
  markEraseDue('ana')
  expect(eraseDue()).toEqual({ account: 'ana', isBegun: false })
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([true, true])
})

it('leaves a session alone that began after the traces of the last one were erased', () => {
  markEraseDue('ana')
  noteEraseBegun('ana')
  expect(eraseDue()).toEqual({ account: 'ana', isBegun: true })
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([true, false])
  localStore.write(session, '{}')
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([false, false])
  localStore.write(session, null)
  expect(isEraseDue()).toBe(true)
})

it('erases that session too once it signs out', () => {
  noteEraseBegun('')
  localStore.write(session, '{}')
  markEraseDue()
  expect([isEraseDue(), isSignOutUnderWay()]).toEqual([true, true])
})
