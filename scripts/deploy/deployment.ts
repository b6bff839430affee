import type { Code, Finding } from './findings/finding.ts'
import { finding } from './findings/finding.ts'
import type { Google, Reader } from './google/google.ts'
import type { Owner, Settings } from './source/settings.ts'
import type { WantedFunction } from './source/wantedFunctions.ts'

/** A deployment for the checks: the project, this clone's part in it, and a client that only reads. */
export interface Deployment {
  readonly read: Reader
  readonly project: string
  /** functions/.env and functions/.env.<project>, read again with each access. */
  readonly settings: Settings
  /** A domain of the studio's own that should be connected. */
  readonly domain?: string | undefined
  /** Deletes functions that this version does not have. */
  readonly removesOld?: boolean | undefined
  /** The functions of this clone. */
  readonly wanted: () => Promise<WantedFunction[]>
  /** Identifies this clone's functions and site. */
  readonly builds: () => Promise<{ functions: string; site: string }>
}

/** Returns a finding about this deployment's project. */
export const found = ({ project }: Deployment, code: Code, values: Readonly<Record<string, string | number>> = {}) =>
  finding(code, { project, ...values })

/** The additional means of a fix: a client that writes, programs of this clone, and a person's answers. */
export interface Hands {
  readonly google: Google
  /** Runs `firebase` with arguments. Returns its exit code and output. */
  readonly firebase: (args: readonly string[]) => Promise<{ code: number; output: string }>
  /** Builds the site for its address, with its current content. Returns the content's identifier. */
  readonly build: (origin: string) => Promise<string>
  readonly say: (line: string) => void
  /** The billing account to use, of several. */
  readonly chooseBilling: (accounts: readonly BillingAccount[]) => Promise<string>
  readonly owner: () => Promise<Owner>
  /** The first pause before another attempt at something slow, in ms. */
  readonly pauseMs: number
}

export interface BillingAccount {
  name: string
  displayName: string
  open: boolean
}

/** One part of a deployment. Its check runs each time, so no other state records how far a deployment has come. */
export interface Step {
  readonly name: string
  /** Finds what is missing, and changes nothing. */
  check(deployment: Deployment): Promise<Finding[]>
  /** Fixes the findings, except those that it cannot fix. */
  fix?(deployment: Deployment, hands: Hands, findings: readonly Finding[]): Promise<void>
  /** Set if the deployment may continue without it. */
  readonly isOptional?: boolean
}
