import type { Code, Finding } from './findings/finding.ts'
import { finding } from './findings/finding.ts'
import type { Google, Reader } from './google/google.ts'
import type { Owner, Settings } from './source/settings.ts'
import type { WantedFunction } from './source/wantedFunctions.ts'

/** Requests of the command line besides the usual work. */
export interface Extras {
  /** A domain of the studio's own that should be connected. */
  readonly domain?: string | undefined
  /** True to delete functions that this version does not have. */
  readonly removesOld?: boolean | undefined
  /** A moment in ms since 1970: functions and a site that were deployed earlier are deployed again. */
  readonly againBefore?: number | undefined
}

/** A deployment as the checks see it: the project, what this clone would put there, and a client that only reads. */
export interface Deployment extends Extras {
  readonly read: Reader
  readonly project: string
  /** functions/.env and functions/.env.<project>, read again with each access. */
  readonly settings: Settings
  /** The functions of this clone. */
  readonly wanted: () => Promise<WantedFunction[]>
  /** Identifies this clone's functions and site. */
  readonly builds: () => Promise<{ functions: string; site: string }>
}

/** Returns a finding about this deployment's project. */
export const found = ({ project }: Deployment, code: Code, values: Readonly<Record<string, string | number>> = {}) =>
  finding(code, { project, ...values })

/** The additional means of a fix: a client that writes, programs of this clone, and a person's answers. */
export interface Tools {
  readonly google: Google
  /** Runs `firebase` with arguments. */
  readonly firebase: (args: readonly string[]) => Promise<CliResult>
  /** Builds the site for its address, with its current content. Returns an identifier of that content. */
  readonly build: (origin: string) => Promise<string>
  readonly say: (line: string) => void
  /** Returns the billing account to use, of several. */
  readonly chooseBilling: (accounts: readonly BillingAccount[]) => Promise<string>
  /** Returns the person who becomes the first admin. */
  readonly owner: () => Promise<Owner>
}

/** The end of a run of the Firebase CLI, and the log with its output. */
export interface CliResult {
  code: number
  output: string
  log: string
}

export interface BillingAccount {
  name: string
  displayName: string
  open: boolean
}

/** One part of a deployment. Each run repeats its check, so nothing else has to record how far a run came. */
export interface Step {
  readonly name: string
  /** Finds what is missing, and changes nothing. */
  check(deployment: Deployment): Promise<Finding[]>
  /** Sets up what the findings name. Findings that it cannot fix stay. */
  fix?(deployment: Deployment, tools: Tools, findings: readonly Finding[]): Promise<void>
  /** True if the deployment continues without this step. */
  readonly isOptional?: boolean
}
