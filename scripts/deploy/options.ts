const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** The options of `npm run deploy`. */
export const deployOptions = {
  ...{ account: text, project: text, location: text, billing: text, owner: text, domain: text },
  ...{ 'remove-old': flag, again: flag, rotate: flag, 'translation-key': flag, smtp: flag, link: flag, yes: flag },
} as const

export const deployUsage =
  'npm run deploy -- [--project <id>] [--location <region>] [--owner "<name> <e-mail>"] [--billing <account>] [--account <e-mail>] [--yes] [--domain <domain>] [--remove-old] [--again] [--rotate] [--translation-key] [--smtp] [--link]'

/** The values of these options. */
export type DeployValues = {
  [Name in keyof typeof deployOptions]?:
    | ((typeof deployOptions)[Name] extends typeof text ? string : boolean)
    | undefined
}

/** The options of `npm run doctor`. */
export const doctorOptions = { project: text, json: flag } as const

export const doctorUsage = 'npm run doctor -- [--project <id>] [--json]'
