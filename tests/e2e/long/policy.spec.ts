import { languageCodes } from '@studio/domain/languages'
import { expectPolicyKept } from '../support/policyWalk'
import { test } from '../support/studio'

test.use({ serviceWorkers: 'allow', expectedErrors: /404 \(Not Found\) .*\/nowhere$/ })

for (const code of languageCodes)
  test(`The policy stops nothing of ours in ${code}, on any page, dark and light`, async ({
    page: visitor,
    ownerPage: owner,
    baseURL: url = '',
  }) => {
    await expectPolicyKept(code, { visitor, owner, url })
  })
