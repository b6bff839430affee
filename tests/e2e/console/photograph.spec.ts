import { testPhotograph } from '../support/publishPhotograph'
import { offlineErrors, test } from '../support/studio'

test.use({ expectedErrors: offlineErrors })
testPhotograph({ isOffline: true })
