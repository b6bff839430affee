import type { Google } from './google/google.ts'
import { GoogleError } from './google/googleError.ts'
import type { Service } from './google/services.ts'

interface Binding {
  role: string
  members?: string[]
  condition?: object
}
export interface Policy {
  version?: number
  etag?: string
  bindings?: Binding[]
}

/** A role and its holder. */
export interface Grant {
  role: string
  member: string
}

/** Returns whether someone has a role without a condition. */
export const has = (policy: Policy | undefined, { role, member }: Grant) =>
  (policy?.bindings ?? []).some(
    (binding) => binding.role === role && !binding.condition && binding.members?.includes(member),
  )

/** Returns the roles of a member. */
export const rolesOf = (policy: Policy | undefined, member: string) =>
  (policy?.bindings ?? []).filter(({ members }) => members?.includes(member)).map(({ role }) => role)

/** Returns a policy with added grants. All other bindings stay, including those with conditions. */
function withGrants(policy: Policy, grants: readonly Grant[]): Policy {
  const bindings = (policy.bindings ?? []).map((binding) => ({ ...binding, members: [...(binding.members ?? [])] }))
  for (const grant of grants) {
    if (has({ bindings }, grant)) continue
    const same = bindings.find(({ role, condition }) => role === grant.role && !condition)
    if (same) same.members.push(grant.member)
    else bindings.push({ role: grant.role, members: [grant.member] })
  }
  return { ...policy, bindings }
}

/** Maximum number of attempts, because someone else may change a policy meanwhile. */
const attempts = 5

/** Grants roles on a resource in one read-modify-write. The etag makes Google refuse to overwrite other people's changes. */
export async function grant(
  google: Google,
  service: Service,
  resource: string,
  grants: readonly Grant[],
  { reads = 'POST', body = {} as object }: { reads?: 'GET' | 'POST'; body?: object } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const policy =
      reads === 'GET'
        ? await google.get<Policy>(service, `${resource}:getIamPolicy`)
        : await google.query<Policy>(service, `${resource}:getIamPolicy`, body)
    try {
      await google.send('POST', service, `${resource}:setIamPolicy`, { policy: withGrants(policy ?? {}, grants) })
      return
    } catch (error) {
      const collided = error instanceof GoogleError && error.status === 409
      if (!collided || attempt === attempts) throw error
    }
  }
}
