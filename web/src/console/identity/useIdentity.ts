import { createContext, useContext } from 'react'

/** Thrown if the user closed the confirmation; the action was not run. */
export class NotConfirmed extends Error {
  constructor() {
    super('not confirmed')
    this.name = 'NotConfirmed'
  }
}

/**
 * Runs an action. If the server demands a recent sign-in, reauthenticates the user and runs it again. `what` names the
 * action and whom it affects, in a sentence.
 */
export type WithIdentity = <Result>(what: string, act: () => Promise<Result>) => Promise<Result>

/** Provided by `IdentityProvider`. */
export const IdentityContext = createContext<WithIdentity>((_, act) => act())

/**
 * Returns the function that runs an action that needs a recent sign-in. It rejects with `NotConfirmed` if the user does
 * not reauthenticate.
 */
export const useIdentity = () => useContext(IdentityContext)

/**
 * Reauthenticates the user unless the last sign-in is recent. Rejects with `NotConfirmed`, or with another error if the
 * server cannot be reached. For writes checked by security rules, which give no reason when they refuse. `what` as for
 * `useIdentity`.
 */
type DemandIdentity = (what: string) => Promise<void>

/** Provided by `IdentityProvider`. */
export const DemandIdentityContext = createContext<DemandIdentity>(async () => undefined)

/**
 * Returns the function that reauthenticates the user before a write that the rules allow only after a recent sign-in.
 */
export const useDemandIdentity = () => useContext(DemandIdentityContext)
