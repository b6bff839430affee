import { calls } from '@studio/domain/calls'
import { type PersonalData, PersonForm } from '@studio/domain/people/personalData'
import { call } from '../../../firebase/call'

export { PersonForm }

/** All that the server keeps of an address; rejects without a network or when the server refuses. */
export const readPersonalData = (email: string): Promise<PersonalData> => call(calls.readPersonalData, { email })

/** Erases it for good; rejects with a `CallError`. */
export const erasePersonalData = (email: string) => call(calls.erasePersonalData, { email })

/** The file for the person who has asked. */
export const personFile = (email: string, found: PersonalData, now: Date) =>
  `${JSON.stringify({ format: 'studio-person-1', email, made_at: now.toISOString(), ...found }, undefined, 2)}\n`
