import { calls } from '@studio/domain/calls'
import { type PersonalData, PersonForm } from '@studio/domain/people/personalData'
import { call } from '../../../firebase/call'

export { PersonForm }

/** Returns all data that the server stores about an address. Rejects with a `CallError`. */
export const readPersonalData = (email: string): Promise<PersonalData> => call(calls.readPersonalData, { email })

/** Erases all data stored about an address for good. Rejects with a `CallError`. */
export const erasePersonalData = (email: string) => call(calls.erasePersonalData, { email })

/** Returns the JSON file for the person who asked for their data. */
export const personFile = (email: string, found: PersonalData, now: Date) =>
  `${JSON.stringify({ format: 'studio-person-1', email, made_at: now.toISOString(), ...found }, undefined, 2)}\n`
