import { languageCodes } from '@studio/domain/languages'
import { expectNoFaults, expectNoFaultsInTheDark } from '../support/faults'
import { expectPolicyKeptForVisitors, expectPolicyKeptInConsole } from '../support/policyWalk'
import { test } from '../support/studio'

test.use({ serviceWorkers: 'allow', expectedErrors: /404 \(Not Found\) .*\/nowhere$/ })

for (const code of languageCodes)
  test(`The policy blocks nothing of ours in ${code}, on any page, dark and light`, async ({
    page,
    ownerPage,
    baseURL: url = '',
  }) => {
    await expectPolicyKeptForVisitors(code, page, url, code === 'ar' ? expectNoFaults : undefined)
    // The console's contrast in the light theme is tested in web/src/theme/contrast.test.ts, for every pair of colours
    // in use.
    await expectPolicyKeptInConsole(code, ownerPage, url, code === 'es' ? expectNoFaultsInTheDark : undefined)
  })
