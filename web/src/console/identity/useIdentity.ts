import { createContext, useContext } from 'react'

/** Nobody has confirmed: what was asked for was not done. */
export class NotConfirmed extends Error {
  constructor() {
    super('not confirmed')
    this.name = 'NotConfirmed'
  }
}

/**
 * Runs an action, and once more after the same person has confirmed who it is, where the server demands that. `what`
 * says in a sentence what is about to happen, and to whom.
 */
export type WithIdentity = <Result>(what: string, act: () => Promise<Result>) => Promise<Result>

/** Given by `IdentityProvider`. */
export const IdentityContext = createContext<WithIdentity>((_, act) => act())

/** Runs what only somebody who has just proved who it is may do; rejects with `NotConfirmed` when it was not proved. */
export const useIdentity = () => useContext(IdentityContext)

/**
 * Asks who is here unless that was proved just now. Rejects with `NotConfirmed`, or with another error if the server
 * cannot be reached. For writes that security rules check, which do not say why they refuse. `what` as for `useIdentity`.
 */
type DemandIdentity = (what: string) => Promise<void>

/** Given by `IdentityProvider`. */
export const DemandIdentityContext = createContext<DemandIdentity>(async () => undefined)

/** Asks who is here before a write that the rules allow only to who has just proved it. */
export const useDemandIdentity = () => useContext(DemandIdentityContext)
